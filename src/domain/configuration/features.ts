/** What a back end may lack: the site hides these and makes none of their calls unless the configuration names them. */
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

/** The names that this version of the site knows. */
export const knownFeatures = (names: readonly string[]): readonly Feature[] =>
  features.filter((feature) => names.includes(feature));
