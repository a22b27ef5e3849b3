/** Kinds of setups that recovery ends, because an attacker may have made them. */
export const endedKinds = [
  'passkey',
  'devices',
  'discord',
  'store',
  'two-factor',
  'recovery-codes',
  'email-change',
  'password-reset',
  'deletion',
] as const;

/** Something that an account's recovery has ended. */
export interface EndedSetup {
  readonly kind: (typeof endedKinds)[number];
  /** Name of the passkey or the linked account, or the new email; undefined for other kinds. */
  readonly name?: string;
}

/** A password reset ends what was set up within this time, because nobody knows when an attacker got in. */
export const suspectSeconds = 7 * 86_400;
