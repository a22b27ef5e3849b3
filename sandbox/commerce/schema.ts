import { Type } from '@fastify/type-provider-typebox';

const orNull = Type.Union([Type.String(), Type.Null()]);

export const Order = Type.Object({
  id: Type.String(),
  /** 0 started, 1 cancelled, 2 paid, 3 refunded, 4 rejected, 5 failed. */
  status: Type.Integer(),
  paidAt: orNull,
  externalSubscriptionId: Type.Union([Type.Integer(), Type.Null()]),
  basket: Type.Array(
    Type.Object({
      productId: Type.String(),
      name: Type.String(),
      quantity: Type.Integer(),
      /** Months; 0 for a product without game time. */
      gameTime: Type.Integer(),
    }),
  ),
  /** Major units: 29.99. */
  price: Type.Number(),
  shippingFees: Type.Number(),
  currency: Type.String(),
});
