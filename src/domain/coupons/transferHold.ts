/** Transfers are blocked for 24 hours after a change of the password, email, two-factor or a passkey. */
export const transferHoldMilliseconds = 24 * 3_600_000;
