import type { StoreAccount } from '#domain/linked-accounts/LinkedAccounts';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { LinkRejection } from './LinkRejection';

/** The store account is the player's only way to sign in. */
export interface OnlyWayIn {
  readonly kind: 'only-way-in';
}

/** The third-party store platform (LK-02). */
export abstract class StoreAccounts {
  /**
   * @param returnUrl URL of the linked accounts page
   * @returns URL of the store's page, which the caller must validate
   */
  abstract findLoginUrl(returnUrl: string): Promise<Result<string, CallFailure>>;

  /** @param assertion the OpenID parameters from the query that the store added to the return URL */
  abstract link(returnUrl: string, assertion: string): Promise<Result<StoreAccount, LinkRejection>>;

  /** Succeeds even if no account is linked. */
  abstract unlink(): Promise<Result<void, OnlyWayIn | CallFailure>>;

  /** @returns undefined if no refund period is in effect */
  abstract findRefundPeriodEnd(): Promise<Result<Date | undefined, CallFailure>>;
}
