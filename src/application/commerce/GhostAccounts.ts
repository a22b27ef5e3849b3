import type { GhostBuyer } from '#domain/commerce/Purchase';
import type { Referral } from '#domain/commerce/PlanSelection';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/**
 * - `email-used`: the email already belongs to a buyer without an account, who was emailed a link to create one
 * - `refused`: the server's error texts
 */
export type GhostRejection =
  | { readonly kind: 'email-invalid' | 'email-has-account' | 'email-used' }
  | { readonly kind: 'refused'; readonly texts: readonly string[] }
  | CallFailure;

export interface GhostRegistration {
  readonly email: string;
  readonly referral?: Referral;
  /** The query string of the visit. */
  readonly acquisition?: string;
}

/** Accounts for buyers who have not registered (CF-04). */
export abstract class GhostAccounts {
  /** The same email address can be registered again if it has no purchases. */
  abstract register(registration: GhostRegistration): Promise<Result<GhostBuyer, GhostRejection>>;

  /**
   * Issues a new token for the same purchases. Works even if the old token expired recently, or if the order is already
   * paid.
   */
  abstract renew(ghost: GhostBuyer): Promise<Result<GhostBuyer, CallFailure>>;
}
