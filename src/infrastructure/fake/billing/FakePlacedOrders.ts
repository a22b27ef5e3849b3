import { injectable } from 'inversify';
import { PlacedOrders } from '#application/billing/PlacedOrders';
import { ordersPerPage, type Payment, type PlacedOrder } from '#domain/billing/PlacedOrder';
import { centsOf } from '#domain/commerce/Money';
import { orderStatusOf } from '#domain/commerce/PurchaseOrder';
import type { OrderDeclaration } from '#domain/declarations/Declaration';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
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
  const { id, orderedAt, paidAt, productName, months, price, currency } = order;
  const { subscriptionId, provider = 'card', cardLastFour, firstConnectionAt, refundedAt } = order;
  const status = orderStatusOf(order.status) ?? 'started';
  return {
    id,
    status,
    orderedAt: new Date(orderedAt ?? paidAt ?? 0),
    ...(paidAt !== undefined && { paidAt: new Date(paidAt) }),
    amount: { cents: centsOf(price), currency },
    lines: [{ productId: id, name: productName, quantity: 1, gameTime: months }],
    provider,
    ...(subscriptionId !== undefined && { subscriptionId }),
    ...(cardLastFour !== undefined && { cardLastFour }),
    ...(firstConnectionAt !== undefined && { firstConnectionAt: new Date(firstConnectionAt) }),
    ...(refundedAt !== undefined && { refundedAt: new Date(refundedAt) }),
    ...(status === 'started' && provider === 'card' && { isPayable: true }),
    ...(order.declarations && { declarations: order.declarations.map(declarationFrom) }),
  };
};

const declarationFrom = ({
  id,
  kind,
  receivedAt,
  effectiveAt,
}: NonNullable<FakeOrder['declarations']>[number]): OrderDeclaration => ({
  id,
  kind,
  receivedAt: new Date(receivedAt),
  ...(effectiveAt !== undefined && { effectiveAt: new Date(effectiveAt) }),
});
