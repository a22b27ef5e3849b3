import {
  lenient,
  boolean,
  lenientListOf,
  file,
  integer,
  isoDate,
  listOf,
  noContent,
  number,
  oneOf,
  optional,
  pattern,
  shape,
  string,
  text,
  line,
} from '#application/shared/rules';
import {
  cancellationRefusals,
  receiptRefusals,
  renewalRefusals,
  unpaidOrderRefusals,
} from '#domain/billing/billingRefusals';
import { order as purchaseOrder } from '../commerce/calls';
import { call } from '../shared/call';
import { language } from '../shared/calls';

export const orderLine = shape({
  productId: string(),
  name: string(),
  quantity: lenient(integer(1), integer()),
  gameTime: lenient(integer(0), integer()),
});

/** Last four digits of the card. Our extension of the API, missing if the back end does not support it. */
export const cardLastFour = optional(pattern(/^\d{4}$/));

/** Amount in major units. */
export const amount = lenient(number(0, 1_000_000), number());

export const currency = lenient(pattern(/^[A-Z]{3}$/), string());

const orderStatus = oneOf([0, 1, 2, 3, 4, 5]);

/** Returns no orders on failure (SE-15). */
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
      basket: lenientListOf(orderLine),
      price: amount,
      shippingFees: amount,
      currency,
    }),
  ),
  fallback: { into: [] },
});

const subscription = shape({
  id: integer(),
  productName: string(),
  dateCreate: isoDate(),
  dateNextCharge: optional(isoDate()),
  dateEnd: optional(isoDate()),
  status: oneOf([0, 1, 2]),
  paymentProvider: integer(),
  orderId: optional(text()),
  cardLastFour,
});

/** Returns undefined on failure (ER-02), and for status 204, which means that there is no subscription. */
export const findLastSubscription = call({
  method: 'GET',
  path: '/api/orders/subscriptions/me/last-subscription',
  as: 'player',
  answer: subscription,
  fallback: { into: undefined },
});

export const findSubscriptions = call({
  method: 'GET',
  path: '/api/orders/subscriptions/me/subscriptions',
  as: 'player',
  answer: listOf(subscription),
});

export const cancelSubscription = call({
  method: 'POST',
  path: '/api/orders/subscriptions/me/cancel',
  as: 'player',
  answer: noContent,
  rejections: { refusals: cancellationRefusals, checksStatus: true },
});

export const renewSubscription = call({
  method: 'POST',
  path: '/api/orders/subscriptions/me/renew',
  as: 'player',
  answer: noContent,
  rejections: { refusals: renewalRefusals, checksStatus: true },
});

const total = integer(0);

/** Requires `subscriptionId`, because the same path without it returns all orders of the player. */
export const findPayments = call({
  method: 'GET',
  path: '/api/orders',
  as: 'player',
  query: { subscriptionId: line(1), pageNumber: integer(1), pageSize: integer(1) },
  answer: shape({
    orders: listOf(
      shape({ id: text(), status: orderStatus, paidAt: optional(isoDate()), price: amount, currency }),
    ),
    total,
  }),
});

/** Rules of an order of any status. */
export const placedOrder = shape({
  id: text(),
  status: orderStatus,
  createdAt: isoDate(),
  paidAt: optional(isoDate()),
  externalSubscriptionId: optional(number()),
  basket: listOf(orderLine),
  price: amount,
  shippingFees: amount,
  currency,
  // The remaining fields are our extension of the API. Other back ends may omit them.
  paymentProvider: optional(integer()),
  cardLastFour,
  firstConnectionAt: optional(isoDate()),
  refundedAt: optional(isoDate()),
  isPayable: optional(boolean()),
  declarations: optional(
    listOf(
      shape({
        id: optional(text()),
        kind: oneOf(['withdrawal', 'cancellation']),
        receivedAt: isoDate(),
        effectiveAt: optional(isoDate()),
      }),
    ),
  ),
});

export const findPlacedOrders = call({
  method: 'GET',
  path: '/api/orders',
  as: 'player',
  query: { pageNumber: integer(1), pageSize: integer(1) },
  answer: shape({
    orders: listOf(placedOrder),
    total,
  }),
});

const party = { name: string(), email: string(), address: listOf(string()) };

export const findReceipt = call({
  method: 'GET',
  path: '/api/orders/{orderId}/receipt',
  as: 'player',
  answer: shape({
    number: text(),
    dateIssued: isoDate(),
    orderId: text(),
    datePaid: isoDate(),
    isRefunded: boolean(),
    seller: shape({ ...party, taxId: string() }),
    buyer: shape(party),
    basket: listOf(orderLine),
    net: amount,
    taxRate: number(0, 1),
    tax: amount,
    total: amount,
    currency,
  }),
  rejections: { refusals: receiptRefusals },
});

/** Downloads a PDF receipt in the requested language. */
export const downloadReceipt = call({
  method: 'GET',
  path: '/api/orders/{orderId}/receipt.pdf',
  as: 'player',
  query: { lang: language },
  answer: file('application/pdf'),
  rejections: { refusals: receiptRefusals },
});

/** Opens the payment of an order that was started before. Our extension of the API. */
export const payOrder = call({
  method: 'POST',
  path: '/api/orders/{orderId}/payment',
  as: 'player',
  query: { lang: language },
  answer: shape({ order: purchaseOrder, token: text(), sandbox: boolean() }),
  rejections: { refusals: unpaidOrderRefusals },
});

/** Our extension of the API. */
export const dropOrder = call({
  method: 'POST',
  path: '/api/orders/{orderId}/drop',
  as: 'player',
  answer: noContent,
  rejections: { refusals: unpaidOrderRefusals },
});
