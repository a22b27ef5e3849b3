/** Failures are reported, and the player is treated as not invited (document 1 §7). */
export abstract class Invitations {
  abstract isInvitedBack(): Promise<boolean>;
}
