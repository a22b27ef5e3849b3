/** Which players are invited to the game. Failures are reported and count as no (document 1 §7). */
export abstract class Invitations {
  /** The player's game time ended a while ago. */
  abstract isInvitedBack(): Promise<boolean>;

  /** The player never had access to the game. */
  abstract isInvitedToTry(): Promise<boolean>;
}
