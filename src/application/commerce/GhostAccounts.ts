import type { GhostBuyer } from '#domain/commerce/Purchase';
import type { Referral } from '#domain/commerce/PlanSelection';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/**
 * `email-used`: a buyer without an account, who was emailed a link to create one. `refused`: the server's error
 * texts.
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

/** Buyers without an account (CF-04). */
export abstract class GhostAccounts {
  /** An email address without purchases can register again. */
  abstract register(registration: GhostRegistration): Promise<Result<GhostBuyer, GhostRejection>>;

  /** Issues a new token for the same purchases, even if the old one expired recently or the order is already paid. */
  abstract renew(ghost: GhostBuyer): Promise<Result<GhostBuyer, CallFailure>>;
}
