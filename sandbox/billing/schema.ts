import { Type } from '@fastify/type-provider-typebox';
import { Order } from '../commerce/schema';
import { exact } from '../platform/typedText';

const orNull = Type.Union([Type.String(), Type.Null()]);

export const Subscription = Type.Object({
  id: Type.Integer(),
  dateCreate: Type.String(),
  dateNextCharge: orNull,
  dateEnd: orNull,
  /** 0 Active, 1 Canceled, 2 NonRenewing (D-04). */
  status: Type.Integer({ minimum: 0, maximum: 2 }),
  /** 0 for the card payment provider; any other value for the store platform. */
  paymentProvider: Type.Integer(),
  paymentProviderSubscriptionId: Type.String(),
  productName: Type.String(),
  /** Order that started the subscription; null if it was not bought on this site. */
  orderId: orNull,
  /** Last four digits of the charged card; null if it is unknown. */
  cardLastFour: orNull,
});

/** Accepts any text as an id, because the handler checks the ownership before the format. */
export const OrderOfPath = Type.Object({ orderId: exact({ maxLength: 64 }) });

/** Accepts any text, as above. */
export const OrdersQuery = Type.Object({
  subscriptionId: Type.Optional(exact({ maxLength: 64 })),
  pageNumber: Type.Optional(exact({ maxLength: 64 })),
  pageSize: Type.Optional(exact({ maxLength: 64 })),
});

export const OrdersPage = Type.Object({
  orders: Type.Array(Order),
  /** Total number of orders on all pages. */
  total: Type.Integer(),
});

const party = {
  name: Type.String(),
  email: Type.String(),
  address: Type.Array(Type.String()),
};

export const Receipt = Type.Object({
  number: Type.String(),
  dateIssued: Type.String(),
  orderId: Type.String(),
  datePaid: Type.String(),
  isRefunded: Type.Boolean(),
  seller: Type.Object({ ...party, taxId: Type.String() }),
  buyer: Type.Object(party),
  basket: Order.properties.basket,
  net: Type.Number(),
  /** Tax rate as a fraction of the net amount. */
  taxRate: Type.Number(),
  tax: Type.Number(),
  total: Type.Number(),
  currency: Type.String(),
});
