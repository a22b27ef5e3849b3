import { amountPaid } from '#domain/billing/Amount';
import type { ListPage, PlacedOrder } from '#domain/billing/PlacedOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { PlacedOrders } from './PlacedOrders';
import { Subscriptions } from './Subscriptions';

/** Loads all orders of the player, with the prices that the player paid (PY-03). */
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
    const { promotionFactor } = this.configuration.current;
    const isOfSubscription = page.value.entries.some(({ subscriptionId }) => subscriptionId !== undefined);
    if (promotionFactor === 0 || !isOfSubscription) return page;
    const subscriptions = await this.subscriptions.list();
    if (!subscriptions.ok) return subscriptions;
    const begun = new Map(subscriptions.value.map(({ id, createdAt }) => [id, createdAt]));
    const entries = page.value.entries.map((order) => ({
      ...order,
      amount: amountPaid(order.amount, begun.get(order.subscriptionId ?? ''), promotionFactor),
    }));
    return succeed({ ...page.value, entries });
  }
}
