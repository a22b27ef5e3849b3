import { amountPaid } from '#domain/billing/Amount';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
import { succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { PlacedOrders } from './PlacedOrders';
import { Subscriptions } from './Subscriptions';

/** Loads all orders of the player, with the prices that the player paid (PY-03), and marks renewals. */
@useCase
export class LoadOrderHistory {
  constructor(
    private readonly orders: PlacedOrders,
    private readonly subscriptions: Subscriptions,
    private readonly configuration: Configuration,
  ) {}

  /** @param pageNumber 1-based */
  async execute(pageNumber: number): Promise<Result<ListPage<PlacedOrder>, CallFailure>> {
    const page = await this.orders.findPage(pageNumber);
    if (!page.ok) return page;
    const isOfSubscription = page.value.entries.some(({ subscriptionId }) => subscriptionId !== undefined);
    if (!isOfSubscription) return page;
    const subscriptions = await this.subscriptions.list();
    const { promotionFactor } = this.configuration.current;
    if (!subscriptions.ok && promotionFactor !== 0) return subscriptions;
    const known = new Map(
      (subscriptions.ok ? subscriptions.value : []).map((subscription) => [subscription.id, subscription]),
    );
    const entries = page.value.entries.map((order) => {
      if (order.subscriptionId === undefined) return order;
      const subscription = known.get(order.subscriptionId);
      // Without the subscription, the history promises no right to withdraw.
      const isFirst = subscription?.orderId === order.id;
      return {
        ...order,
        amount: amountPaid(order.amount, subscription?.createdAt, promotionFactor),
        ...(!isFirst && { isRenewal: true }),
      };
    });
    return succeed({ ...page.value, entries });
  }
}
