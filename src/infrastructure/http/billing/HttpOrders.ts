import { injectable } from 'inversify';
import { Orders } from '#application/billing/Orders';
import { validEntries, type RuleValue } from '#application/shared/rules';
import { paidOrders, type Order } from '#domain/billing/Order';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { findOrders, orderLine } from './calls';

type OrderAnswer = RuleValue<(typeof findOrders)['answer']>[number];

@injectable()
export class HttpOrders extends Orders {
  constructor(private readonly api: CallSender) {
    super();
  }

  async listPaid(playerId: string): Promise<readonly Order[]> {
    const orders = await this.api.send(findOrders, { path: { playerId } });
    return paidOrders(orders.flatMap(orderFrom));
  }
}

/** Omits an order with an invalid basket, because it would be shown incorrectly. */
const orderFrom = (answer: OrderAnswer): readonly Order[] => {
  const basket = validEntries(orderLine, answer.basket);
  if (basket.length < answer.basket.length) return [];
  const paidAt = toDate(answer.paidAt);
  const { id, status, price, shippingFees, currency, externalSubscriptionId } = answer;
  return [
    {
      id,
      status,
      price,
      shippingFees,
      currency,
      basket: basket.map(({ productId, name, quantity, gameTime }) => ({
        productId,
        name,
        quantity,
        gameTime,
      })),
      ...(paidAt && { paidAt }),
      ...(typeof externalSubscriptionId === 'number' && { externalSubscriptionId }),
    },
  ];
};
