export const linkRefusals = {
  'linked-elsewhere': { status: 409, code: 181 },
  'already-linked': { status: 409, code: 182 },
} as const;

export const discordRefusals = {
  'authorization-refused': { status: 400, code: 180 },
  ...linkRefusals,
} as const;

export const storeRefusals = {
  'authorization-refused': { status: 400, code: 183 },
  ...linkRefusals,
} as const;

export const unlinkRefusals = {
  'only-way-in': { status: 409, code: 185 },
} as const;

export const claimRefusals = {
  'nothing-to-claim': { status: 409, code: 205 },
  'refund-period': { status: 409, code: 184 },
} as const;

/**
 * Refusal to link an external account (LK-01, LK-02).
 * @param isLinked whether the player has linked an external account of this kind
 * @param isHeldByOther whether another player has linked the same external account
 */
export const linkRefusal = (
  isLinked: boolean,
  isHeldByOther: boolean,
): 'already-linked' | 'linked-elsewhere' | undefined => {
  if (isLinked) return 'already-linked';
  return isHeldByOther ? 'linked-elsewhere' : undefined;
};

/** Refusal to unlink a store account, with which the player can sign in. */
export const unlinkRefusal = (hasPassword: boolean, hasPasskey: boolean): 'only-way-in' | undefined =>
  hasPassword || hasPasskey ? undefined : 'only-way-in';

const refundMilliseconds = 14 * 86_400_000;

/** @returns undefined if the store does not provide the purchase date */
export const refundPeriodEnd = (boughtAt: Date | undefined): Date | undefined =>
  boughtAt && new Date(boughtAt.getTime() + refundMilliseconds);

/** Refusal to claim game time that was bought in the store, which the store may still refund (PD-01). */
export const claimRefusal = (
  unclaimedMonths: number,
  boughtAt: Date | undefined,
  now: Date,
): 'nothing-to-claim' | 'refund-period' | undefined => {
  if (unclaimedMonths === 0) return 'nothing-to-claim';
  const end = refundPeriodEnd(boughtAt);
  return end && end > now ? 'refund-period' : undefined;
};
