import { call } from '../shared/call';
import {
  agreed,
  entriesOf,
  integer,
  isoDate,
  listOf,
  number,
  oneOf,
  optional,
  pattern,
  shape,
  string,
} from '../shared/rules';

export const orderLine = shape({
  productId: string(),
  name: string(),
  quantity: agreed(integer(1), integer()),
  gameTime: agreed(integer(0), integer()),
});

/** In major units. */
const amount = agreed(number(0, 1_000_000), number());

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
      price: amount,
      shippingFees: amount,
      currency: agreed(pattern(/^[A-Z]{3}$/), string()),
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
