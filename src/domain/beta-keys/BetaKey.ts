/** A key that the player has sent to someone. */
export interface BetaKey {
  /** A UUID; anyone who has it can activate the key. */
  readonly id: string;
  /** Email address that the key was sent to; empty after the address has been erased. */
  readonly recipient: string;
  /** Display name of the player who activated the key. */
  readonly usedBy?: string;
  readonly usedAt?: Date;
}

/** A key that another player has sent to this player, who has not used it yet. */
export interface ReceivedKey {
  /** A UUID; anyone who has it can activate the key. */
  readonly id: string;
  /** Display name; absent if the sender's account no longer exists. */
  readonly sender?: string;
  /** Plain text from the sender. */
  readonly note?: string;
}

export interface BetaKeys {
  /** Keys that were sent and not canceled, newest first. */
  readonly keys: readonly BetaKey[];
  /** Number of keys that the player can still send. */
  readonly available: number;
  /** Newest first. */
  readonly received: readonly ReceivedKey[];
}

export const isUsed = ({ usedBy }: BetaKey): boolean => usedBy !== undefined;

/**
 * Whether the key can still be activated or canceled. A key is neither used nor pending if the account that
 * activated it no longer exists.
 */
export const isPendingKey = ({ usedBy, usedAt }: BetaKey): boolean =>
  usedBy === undefined && usedAt === undefined;

export interface KeyTotals {
  readonly available: number;
  readonly pending: number;
  readonly gifted: number;
}

export const keyTotals = ({ keys, available }: Pick<BetaKeys, 'keys' | 'available'>): KeyTotals => {
  const pending = keys.filter(isPendingKey).length;
  return { available, pending, gifted: keys.length - pending };
};

export const canGift = ({ available }: Pick<BetaKeys, 'keys' | 'available'>): boolean => available > 0;

/** Months of game time that a key adds. */
export const monthsPerKey = 1;
