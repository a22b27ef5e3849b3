import type { StoreAccount } from '../../domain/linked-accounts/LinkedAccounts';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { LinkRejection } from './LinkRejection';

/** Without the store account nothing proves who the player is. */
export interface OnlyWayIn {
  readonly kind: 'only-way-in';
}

/** The third-party store platform (LK-02). */
export abstract class StoreAccounts {
  /** @param returnUrl the page of the linked accounts. @returns the address of the store's page, not checked */
  abstract loginUrl(returnUrl: string): Promise<Result<string, CallFailure>>;

  /** @param assertion the OpenID part of the query that the store returned with */
  abstract link(returnUrl: string, assertion: string): Promise<Result<StoreAccount, LinkRejection>>;

  /** Also succeeds when no account is linked. */
  abstract unlink(): Promise<Result<void, OnlyWayIn | CallFailure>>;

  /** @returns undefined when there is no refund period */
  abstract refundPeriodEnd(): Promise<Result<Date | undefined, CallFailure>>;
}
