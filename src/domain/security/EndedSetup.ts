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

/** A setup that an account may have. */
export interface Setup {
  readonly kind: EndedSetup['kind'];
  readonly name?: string | undefined;
  /** When it was made; null or undefined if the account does not have it. */
  readonly createdAt: Date | null | undefined;
  readonly end: () => unknown;
}

const secondFactorKinds: readonly EndedSetup['kind'][] = ['two-factor', 'recovery-codes'];

/** Returns which setups recovery ends. Two-factor ends together with its recovery codes. */
export const setupsToEnd = (setups: readonly Setup[], start: RecoveryStart): readonly Setup[] => {
  const suspect = setups.filter(({ kind, createdAt }) => {
    const since = secondFactorKinds.includes(kind) ? start.secondFactorSince : start.since;
    return createdAt && since && createdAt >= since;
  });
  const endsTwoFactor = suspect.some(({ kind }) => kind === 'two-factor');
  return suspect.filter(({ kind }) => !endsTwoFactor || kind !== 'recovery-codes');
};

export const endedSetupOf = ({ kind, name }: Setup): EndedSetup =>
  name === undefined ? { kind } : { kind, name };
