import { injectable } from 'inversify';
import { PlacedOrders } from '#application/billing/PlacedOrders';
import type { RuleValue } from '#application/shared/rules';
import type { Amount } from '#domain/billing/Amount';
import { ordersPerPage, type Payment, type PlacedOrder } from '#domain/billing/PlacedOrder';
import { centsOf } from '#domain/commerce/Money';
import { orderStatusOf } from '#domain/commerce/PurchaseOrder';
import type { OrderDeclaration } from '#domain/declarations/Declaration';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { findPayments, findPlacedOrders } from './calls';
import { providerOf } from './providerOf';

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

type PaymentAnswer = RuleValue<(typeof findPayments)['answer']>['orders'][number];
type OrderAnswer = RuleValue<(typeof findPlacedOrders)['answer']>['orders'][number];

const paymentFrom = ({ id, status, paidAt }: PaymentAnswer, amount: Amount): Payment => {
  const paid = toDate(paidAt);
  return { id, status: orderStatusOf(status) ?? 'started', amount, ...(paid && { paidAt: paid }) };
};

const placedOrderFrom = (answer: OrderAnswer): PlacedOrder => {
  const { createdAt, basket, price, shippingFees, currency, externalSubscriptionId, declarations } = answer;
  const firstConnectionAt = toDate(answer.firstConnectionAt);
  const refundedAt = toDate(answer.refundedAt);
  return {
    ...paymentFrom(answer, {
      cents: centsOf(price) + centsOf(shippingFees),
      currency,
    }),
    orderedAt: new Date(createdAt),
    lines: basket.map(({ productId, name, quantity, gameTime }) => ({ productId, name, quantity, gameTime })),
    ...(typeof externalSubscriptionId === 'number' && { subscriptionId: String(externalSubscriptionId) }),
    ...(typeof answer.paymentProvider === 'number' && { provider: providerOf(answer.paymentProvider) }),
    ...(typeof answer.cardLastFour === 'string' && { cardLastFour: answer.cardLastFour }),
    ...(firstConnectionAt && { firstConnectionAt }),
    ...(refundedAt && { refundedAt }),
    ...(answer.isPayable === true && { isPayable: true }),
    ...(declarations && declarations.length > 0 && { declarations: declarations.map(declarationFrom) }),
  };
};

type DeclarationAnswer = NonNullable<OrderAnswer['declarations']>[number];

const declarationFrom = ({ kind, receivedAt, id, effectiveAt }: DeclarationAnswer): OrderDeclaration => {
  const effective = toDate(effectiveAt);
  return {
    kind,
    receivedAt: new Date(receivedAt),
    ...(typeof id === 'string' && { id }),
    ...(effective && { effectiveAt: effective }),
  };
};

const amountOf = (majorUnits: number, currency: string): Amount => ({ cents: centsOf(majorUnits), currency });
