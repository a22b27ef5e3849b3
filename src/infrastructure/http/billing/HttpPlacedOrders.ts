import { injectable } from 'inversify';
import { PlacedOrders } from '#application/billing/PlacedOrders';
import { amountOf } from '#domain/billing/Amount';
import { ordersPerPage, type Payment, type PlacedOrder } from '#domain/billing/PlacedOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { findPayments, findPlacedOrders } from './calls';
import { paymentFrom, placedOrderFrom } from './placedOrderFrom';

@injectable()
export class HttpPlacedOrders extends PlacedOrders {
  constructor(private readonly api: CallSender) {
    super();
  }

  async findSubscriptionPage(
    subscriptionId: string,
    pageNumber: number,
  ): Promise<Result<ListPage<Payment>, CallFailure>> {
    const query = { subscriptionId, pageNumber, pageSize: ordersPerPage };
    const answer = await this.api.send(findPayments, { query });
    if (!answer.ok) return answer;
    const { orders, total } = answer.value;
    return succeed({
      entries: orders.map((order) => paymentFrom(order, amountOf(order.price, order.currency))),
      totalEntries: total,
    });
  }

  async findPage(pageNumber: number): Promise<Result<ListPage<PlacedOrder>, CallFailure>> {
    const answer = await this.api.send(findPlacedOrders, { query: { pageNumber, pageSize: ordersPerPage } });
    if (!answer.ok) return answer;
    const { orders, total } = answer.value;
    return succeed({ entries: orders.map(placedOrderFrom), totalEntries: total });
  }
}
