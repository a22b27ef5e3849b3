import type { Page, Payment, PlacedOrder } from '../../domain/billing/PlacedOrder';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Orders of every status, newest first, 25 a page. */
export abstract class PlacedOrders {
  /** @param pageNumber from 1 */
  abstract ofSubscription(
    subscriptionId: string,
    pageNumber: number,
  ): Promise<Result<Page<Payment>, CallFailure>>;

  /** The player's, also those without a subscription. @param pageNumber from 1 */
  abstract all(pageNumber: number): Promise<Result<Page<PlacedOrder>, CallFailure>>;
}
