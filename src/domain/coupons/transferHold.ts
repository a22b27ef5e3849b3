/** Transfers are blocked for 24 hours after a change to the password, email, two-factor settings or passkeys. */
export const transferHoldMilliseconds = 24 * 3_600_000;
