import type { GhostBuyer } from '../../domain/commerce/Purchase';
import type { Referral } from '../../domain/commerce/Selection';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** `email-used`: a buyer without an account, who has an email to create one. `refused`: the server's own texts. */
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
  /** An email that has bought nothing may register again. */
  abstract register(registration: GhostRegistration): Promise<Result<GhostBuyer, GhostRejection>>;

  /** A new token for the same purchases, also when the old one expired a short time ago, and after the payment. */
  abstract renew(ghost: GhostBuyer): Promise<Result<GhostBuyer, CallFailure>>;
}
