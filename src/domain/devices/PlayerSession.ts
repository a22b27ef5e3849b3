/** A browser in which a player is signed in. */
export interface PlayerSession {
  readonly id: string;
  /** Names such as "Chrome" and "Windows"; absent if the back end does not provide them. */
  readonly browser?: string;
  readonly system?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** Whether this is the current browser. */
  readonly isCurrent: boolean;
}

/** Returns the current session first, and the others with the most recently used first. */
export const sortSessions = (sessions: readonly PlayerSession[]): readonly PlayerSession[] =>
  sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) ||
      other.lastUsedAt.getTime() - one.lastUsedAt.getTime(),
  );
