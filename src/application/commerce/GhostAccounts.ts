import type { correctedEmailRefusals, ghostRefusals } from '#domain/commerce/orderRefusals';
import type { GhostBuyer } from '#domain/commerce/Purchase';
import type { Language } from '#domain/language/Locale';
import type { Referral } from '#domain/commerce/PlanSelection';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

/**
 * - `email-used`: the email already belongs to a buyer without an account, who was emailed a link to create one
 * - `wrong-credentials`: the email does not match the password of its account
 * - `refused`: the server's messages
 */
export type GhostRejection =
  | RefusalOf<typeof ghostRefusals>
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'refused'; readonly errors: readonly string[] }
  | CallFailure;

export type CorrectionRejection = RefusalOf<typeof correctedEmailRefusals> | CallFailure;

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

  /**
   * Changes the email of a paid purchase before an account is created. Sends the receipt to the new email; links in
   * earlier emails no longer work. Only for the token that made the purchase.
   */
  abstract correctEmail(
    ghost: GhostBuyer,
    email: string,
    language: Language,
  ): Promise<Result<GhostBuyer, CorrectionRejection>>;
}
