export interface GameAccess {
  /** May be in the past; undefined if the player never had game time. */
  readonly gameTimeEnd: Date | undefined;
  /** Access through a role, without game time (SE-13). */
  readonly hasAccess: boolean;
}

const absenceMilliseconds = 14 * 86_400_000;

/** Players without access for 14 days or more are invited back. */
export const isInvitedBack = ({ gameTimeEnd, hasAccess }: GameAccess, now: Date): boolean =>
  !hasAccess && gameTimeEnd !== undefined && now.getTime() - gameTimeEnd.getTime() >= absenceMilliseconds;
