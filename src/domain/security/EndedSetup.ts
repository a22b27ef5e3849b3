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
const suspectMs = 7 * 86_400_000;

export interface RecoveryStart {
  /** What was set up at this time or later is ended. */
  readonly since: Date;
  /** The same for the second factor; undefined to keep it, because a mailbox alone must not replace it. */
  readonly secondFactorSince: Date | undefined;
}

/** Time from which on setups are suspect. */
export const suspectSince = (now: Date): Date => new Date(now.getTime() - suspectMs);

/**
 * Returns the start for a password reset.
 * @param undoneSince when an email change was requested that was undone since `suspectSince`; the reset includes it
 */
export const recoveryStart = (undoneSince: Date | undefined, now: Date): RecoveryStart => {
  const recent = suspectSince(now);
  return {
    since: undoneSince && undoneSince < recent ? undoneSince : recent,
    secondFactorSince: undoneSince,
  };
};
