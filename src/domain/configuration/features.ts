/**
 * Optional features of a back end. Unless the configuration lists them, they are hidden and their calls not made.
 */
export const features = [
  'recovery-codes',
  'passkeys',
  'sessions',
  'step-up',
  'email-undo',
  'receipts',
  'withdrawal',
  'data-export',
  'account-deletion',
  'transfer-hold',
  'contest-entries',
  'status-history',
] as const;

export type Feature = (typeof features)[number];

/** Returns the names that this version of the site supports. */
export const supportedFeatures = (names: readonly string[]): readonly Feature[] =>
  features.filter((feature) => names.includes(feature));
