/** Transfers are blocked for 24 hours after a change to the password, email, two-factor settings or passkeys. */
const transferHoldMilliseconds = 24 * 3_600_000;

/** @returns the end of the hold; undefined if the player can transfer coupons now */
export const transferHoldEnd = (changedAt: Date | undefined, now: Date): Date | undefined => {
  if (changedAt === undefined) return undefined;
  const until = new Date(changedAt.getTime() + transferHoldMilliseconds);
  return until > now ? until : undefined;
};
