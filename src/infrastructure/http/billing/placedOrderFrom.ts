import type { RuleValue } from '#application/shared/rules';
import { amountOf, type Amount } from '#domain/billing/Amount';
import type { Payment, PlacedOrder } from '#domain/billing/PlacedOrder';
import { orderStatusOf } from '#domain/commerce/PurchaseOrder';
import type { OrderDeclaration } from '#domain/declarations/Declaration';
import { toDate } from '../shared/toDate';
import type { findPayments, placedOrder } from './calls';
import { providerOf } from './providerOf';

type PaymentAnswer = RuleValue<(typeof findPayments)['answer']>['orders'][number];
type OrderAnswer = RuleValue<typeof placedOrder>;

export const paymentFrom = ({ id, status, paidAt }: PaymentAnswer, amount: Amount): Payment => {
  const paid = toDate(paidAt);
  return { id, status: orderStatusOf(status) ?? 'started', amount, ...(paid && { paidAt: paid }) };
};

export const placedOrderFrom = (answer: OrderAnswer): PlacedOrder => {
  const { createdAt, basket, price, shippingFees, currency, externalSubscriptionId, declarations } = answer;
  const firstConnectionAt = toDate(answer.firstConnectionAt);
  const refundedAt = toDate(answer.refundedAt);
  return {
    ...paymentFrom(answer, amountOf(price + shippingFees, currency)),
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
