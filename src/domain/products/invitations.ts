export interface GameAccess {
  /** May be in the past; undefined if the player never had game time. */
  readonly gameTimeEnd: Date | undefined;
  /** Whether a role gives the player access without game time (SE-13). */
  readonly hasAccess: boolean;
}

const absenceMilliseconds = 14 * 86_400_000;

/** Whether to invite the player back, because the player has had no access for 14 days or more. */
export const isInvitedBack = ({ gameTimeEnd, hasAccess }: GameAccess, now: Date): boolean =>
  !hasAccess && gameTimeEnd !== undefined && now.getTime() - gameTimeEnd.getTime() >= absenceMilliseconds;
