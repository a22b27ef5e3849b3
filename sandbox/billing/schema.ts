import { Type } from '@fastify/type-provider-typebox';

const orNull = Type.Union([Type.String(), Type.Null()]);

export const Subscription = Type.Object({
  id: Type.Integer(),
  dateCreate: Type.String(),
  dateNextCharge: orNull,
  dateEnd: orNull,
  /** 0 Active, 1 Canceled, 2 NonRenewing (D-04). */
  status: Type.Integer({ minimum: 0, maximum: 2 }),
  /** 0 is the card payment provider, anything else the store platform. */
  paymentProvider: Type.Integer(),
  paymentProviderSubscriptionId: Type.String(),
  productName: Type.String(),
});
