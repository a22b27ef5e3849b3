/** Whom the game would like to see (again). Failures are reported and count as no (document 1 §7). */
export abstract class Invitations {
  /** Whether the signed-in player may be asked back: their game time ended a while ago. */
  abstract isInvitedBack(): Promise<boolean>;

  /** Whether the signed-in player may be asked to try the game: they never could play it. */
  abstract isInvitedToTry(): Promise<boolean>;
}
