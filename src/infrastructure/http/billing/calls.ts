import { call } from '../shared/call';
import { entriesOf, integer, isoDate, listOf, number, oneOf, optional, shape, string } from '../shared/rules';

export const orderLine = shape({
  productId: string(),
  name: string(),
  quantity: integer(),
  gameTime: integer(),
});

/** Failures are swallowed into no orders (SE-15). */
export const findOrders = call({
  method: 'GET',
  path: '/api/orders/byuser/{playerId}',
  as: 'player',
  answer: listOf(
    shape({
      id: string(),
      status: integer(),
      paidAt: optional(isoDate()),
      externalSubscriptionId: optional(number()),
      basket: entriesOf(orderLine),
      price: number(),
      shippingFees: number(),
      currency: string(),
    }),
  ),
  swallow: { into: [] },
});

/** 204 when there is none; that and failures are swallowed into none (ER-02). */
export const findLastSubscription = call({
  method: 'GET',
  path: '/api/orders/subscriptions/me/last-subscription',
  as: 'player',
  answer: shape({
    id: integer(),
    productName: string(),
    dateCreate: isoDate(),
    dateNextCharge: optional(isoDate()),
    dateEnd: optional(isoDate()),
    status: oneOf([0, 1, 2]),
    paymentProvider: integer(),
  }),
  swallow: { into: undefined },
});
