import type { GhostBuyer } from '../../domain/commerce/Purchase';
import type { Referral } from '../../domain/commerce/Selection';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/**
 * - `email-invalid`: not an e-mail address
 * - `email-has-account`: an account has it; who it belongs to signs in
 * - `email-used`: somebody bought with it before, and has a letter to make an account with
 * - `refused`: the server's own texts
 */
export type GhostRejection =
  | { readonly kind: 'email-invalid' | 'email-has-account' | 'email-used' }
  | { readonly kind: 'refused'; readonly texts: readonly string[] }
  | CallFailure;

export interface GhostRegistration {
  readonly email: string;
  readonly referral?: Referral;
  /** The query string that the visitor came with. */
  readonly acquisition?: string;
}

/** Buyers who have no account yet (CF-04). */
export abstract class GhostAccounts {
  /** The same for an e-mail that was given before and has bought nothing. */
  abstract register(registration: GhostRegistration): Promise<Result<GhostBuyer, GhostRejection>>;
}
