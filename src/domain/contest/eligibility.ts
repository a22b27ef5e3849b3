export interface ContestCandidate {
  readonly isConfirmed: boolean;
  /** May be in the past; undefined if the player never had game time. */
  readonly gameTimeEnd: Date | undefined;
  /** Whether a role gives the player access without game time (SE-13). */
  readonly hasAccess: boolean;
  /** Whether the player bought the game in a store, even if the game time has not been claimed. */
  readonly ownsGame: boolean;
}

/** Only confirmed accounts that have never been able to play are eligible (CO-01). */
export const isContestEligible = ({
  isConfirmed,
  gameTimeEnd,
  hasAccess,
  ownsGame,
}: ContestCandidate): boolean => isConfirmed && gameTimeEnd === undefined && !hasAccess && !ownsGame;
