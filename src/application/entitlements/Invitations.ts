/** Failures are reported and count as no (document 1 §7). */
export abstract class Invitations {
  abstract isInvitedBack(): Promise<boolean>;
}
