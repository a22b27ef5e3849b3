/** A key that the player has sent to somebody. */
export interface BetaKey {
  /** A UUID; whoever has it can activate the key. */
  readonly id: string;
  /** The address that it was sent to; empty once it is forgotten. */
  readonly recipient: string;
  /** Display name of the player who has activated it. */
  readonly usedBy?: string;
  readonly usedAt?: Date;
}

export interface BetaKeys {
  /** Those that were sent and not canceled, newest first. */
  readonly keys: readonly BetaKey[];
  /** How many can be sent. */
  readonly available: number;
}

export const isUsed = ({ usedBy }: BetaKey): boolean => usedBy !== undefined;

/** Can be activated, or canceled. A key whose user has left is neither used nor available. */
export const isAvailable = ({ usedBy, usedAt }: BetaKey): boolean =>
  usedBy === undefined && usedAt === undefined;

export interface KeyTotals {
  readonly available: number;
  readonly pending: number;
  readonly gifted: number;
}

export const totalsOf = ({ keys, available }: BetaKeys): KeyTotals => {
  const pending = keys.filter(isAvailable).length;
  return { available, pending, gifted: keys.length - pending };
};

export const canGift = ({ available }: BetaKeys): boolean => available > 0;

/** What a key adds when it is activated. */
export const monthsOfKey = 1;

/** People also paste the link of the email. */
export const keyIn = (typed: string): string => /[?&]code=([^&#\s]+)/.exec(typed)?.[1] ?? typed;
