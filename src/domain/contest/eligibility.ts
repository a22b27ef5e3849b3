export interface ContestStanding {
  readonly isConfirmed: boolean;
  /** May be in the past; undefined when there never was any game time. */
  readonly gameTimeEnd: Date | undefined;
  /** Access by a role, without game time (SE-13). */
  readonly hasAccess: boolean;
  /** Bought in a store, whether its game time was claimed or not. */
  readonly ownsGame: boolean;
}

/** The contest is for confirmed accounts that have never been able to play (CO-01, decision 89). */
export const isContestEligible = ({
  isConfirmed,
  gameTimeEnd,
  hasAccess,
  ownsGame,
}: ContestStanding): boolean => isConfirmed && gameTimeEnd === undefined && !hasAccess && !ownsGame;
