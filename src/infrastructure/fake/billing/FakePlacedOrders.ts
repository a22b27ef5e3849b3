import { injectable } from 'inversify';
import { PlacedOrders } from '#application/billing/PlacedOrders';
import { ordersPerPage, type ListPage, type Payment, type PlacedOrder } from '#domain/billing/PlacedOrder';
import { centsOf } from '#domain/commerce/Money';
import { orderStatusOf } from '#domain/commerce/PurchaseOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import type { FakeOrder } from '../backend/billing';

@injectable()
export class FakePlacedOrders extends PlacedOrders {
  constructor(private readonly api: FakeApi) {
    super();
  }

  async findSubscriptionPage(
    subscriptionId: string,
    pageNumber: number,
  ): Promise<Result<ListPage<Payment>, CallFailure>> {
    const page = await this.page(pageNumber, (order) => order.subscriptionId === subscriptionId);
    if (!page.ok) return page;
    const { entries, totalEntries } = page.value;
    return succeed({
      entries: entries.map(({ id, status, paidAt, amount }) => ({
        id,
        status,
        amount,
        ...(paidAt && { paidAt }),
      })),
      totalEntries,
    });
  }

  findPage(pageNumber: number): Promise<Result<ListPage<PlacedOrder>, CallFailure>> {
    return this.page(pageNumber, () => true);
  }

  private page(
    pageNumber: number,
    isWanted: (order: FakeOrder) => boolean,
  ): Promise<Result<ListPage<PlacedOrder>, CallFailure>> {
    return this.api.callAsPlayer(({ orders }) => {
      const wanted = orders
        .filter(isWanted)
        .map(placedOrderFrom)
        .sort((one, other) => other.orderedAt.getTime() - one.orderedAt.getTime());
      const start = (pageNumber - 1) * ordersPerPage;
      return succeed({ entries: wanted.slice(start, start + ordersPerPage), totalEntries: wanted.length });
    });
  }
}

export const placedOrderFrom = (order: FakeOrder): PlacedOrder => {
  const { id, status, orderedAt, paidAt, productName, months, price, currency } = order;
  const { subscriptionId, declarations } = order;
  return {
    id,
    status: orderStatusOf(status) ?? 'started',
    orderedAt: new Date(orderedAt ?? paidAt ?? 0),
    ...(paidAt !== undefined && { paidAt: new Date(paidAt) }),
    amount: { cents: centsOf(price), currency },
    lines: [{ productId: id, name: productName, quantity: 1, gameTime: months }],
    ...(subscriptionId !== undefined && { subscriptionId }),
    ...(declarations && {
      declarations: declarations.map(({ kind, receivedAt }) => ({ kind, receivedAt: new Date(receivedAt) })),
    }),
  };
};
