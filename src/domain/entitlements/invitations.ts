/** What the rules about invitations look at. */
export interface Played {
  /** When the game time ends or ended; undefined when there never was any. */
  readonly gameTimeEnd: Date | undefined;
  /** Roles let the player in, whatever game time there is (SE-13). */
  readonly hasAccess: boolean;
}

const absenceMilliseconds = 14 * 86_400_000;

/** Who could not play for 14 days or more is asked back. */
export const isInvitedBack = ({ gameTimeEnd, hasAccess }: Played, now: Date): boolean =>
  !hasAccess && gameTimeEnd !== undefined && now.getTime() - gameTimeEnd.getTime() >= absenceMilliseconds;

/** Who never could play is asked to try. */
export const isInvitedToTry = ({ gameTimeEnd, hasAccess }: Played): boolean =>
  !hasAccess && gameTimeEnd === undefined;
