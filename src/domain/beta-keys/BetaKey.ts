/** A key that the player has sent to someone. */
export interface BetaKey {
  /** A UUID; anyone who has it can activate the key. */
  readonly id: string;
  /** Email that the key was sent to; empty once it has been erased. */
  readonly recipient: string;
  /** Display name of the player who activated the key. */
  readonly usedBy?: string;
  readonly usedAt?: Date;
}

export interface BetaKeys {
  /** Keys that were sent and not canceled, newest first. */
  readonly keys: readonly BetaKey[];
  /** Number of keys that can be sent. */
  readonly available: number;
}

export const isUsed = ({ usedBy }: BetaKey): boolean => usedBy !== undefined;

/**
 * Whether the key can be activated or canceled. A key whose user no longer exists is neither used nor available.
 */
export const isPendingKey = ({ usedBy, usedAt }: BetaKey): boolean =>
  usedBy === undefined && usedAt === undefined;

export interface KeyTotals {
  readonly available: number;
  readonly pending: number;
  readonly gifted: number;
}

export const keyTotals = ({ keys, available }: BetaKeys): KeyTotals => {
  const pending = keys.filter(isPendingKey).length;
  return { available, pending, gifted: keys.length - pending };
};

export const canGift = ({ available }: BetaKeys): boolean => available > 0;

/** Months added when a key is activated. */
export const monthsPerKey = 1;

/** Also accepts the link from the email, because people paste it. */
export const extractKey = (typed: string): string => /[?&]code=([^&#\s]+)/.exec(typed)?.[1] ?? typed;
