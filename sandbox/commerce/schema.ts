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

const Count = Type.String({ pattern: '^\\d{1,3}$' });

export const CampaignQuery = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 128, pattern: '^[^\\x00]*$' })),
  limit: Type.Optional(Count),
  /** 0 is by name, the only order there is. */
  sortBy: Type.Optional(Count),
});

export const Campaign = Type.Object({
  id: Type.String(),
  name: Type.String(),
  consumed: Type.Integer(),
  limit: Type.Union([Type.Integer(), Type.Null()]),
});

/** As ids are written here; a NUL is refused because no database takes one. */
export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\x00]+$' });

export const ProductQuery = Type.Object({ campaignId: Id });

export const Product = Type.Object({
  id: Type.String(),
  type: Type.String(),
  /** Its first word says what it is: 1, 3, 6, 12 or MyDU. */
  name: Type.String(),
  description: Type.String(),
  paymentProviderId: Type.String(),
  templateId: Type.String(),
  /** Fraction of the price that is taken off. */
  discount: Type.Number(),
  subscriptionFreeMonths: Type.Integer(),
  pricings: Type.Array(
    Type.Object({
      id: Type.String(),
      currency: Type.String(),
      country: orNull,
      /** Major units: 29.99. */
      price: Type.Number(),
      isDefault: Type.Boolean(),
    }),
  ),
});
