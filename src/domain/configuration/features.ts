/** Optional features of a back end. The site hides a feature, and never calls its API, unless it is configured. */
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
  'status-notices',
  'support',
  'buyer-email',
  'reset-wait',
  'link-owner',
  'resumable-uploads',
] as const;

export type Feature = (typeof features)[number];

/** Returns the names that this version of the site supports. */
export const supportedFeatures = (names: readonly string[]): readonly Feature[] =>
  features.filter((feature) => names.includes(feature));
