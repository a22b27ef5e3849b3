import type { Payment, PlacedOrder } from '#domain/billing/PlacedOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
import type { Result } from '#domain/shared/Result';

/** Orders of every status, newest first, 25 per page. */
export abstract class PlacedOrders {
  /** @param pageNumber 1-based */
  abstract findSubscriptionPage(
    subscriptionId: string,
    pageNumber: number,
  ): Promise<Result<ListPage<Payment>, CallFailure>>;

  /**
   * Returns all orders of the player, including those without a subscription.
   * @param pageNumber 1-based
   */
  abstract findPage(pageNumber: number): Promise<Result<ListPage<PlacedOrder>, CallFailure>>;
}
