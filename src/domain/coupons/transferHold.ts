/** No transfer for 24 hours after the password, the email, two-factor or a passkey changed. */
export const transferHoldMilliseconds = 24 * 3_600_000;
