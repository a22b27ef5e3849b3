import { Type } from '@fastify/type-provider-typebox';
import { longestReferralCode } from '../../src/domain/commerce/referral';
import { LanguageCode } from '../profile/schema';

const orNull = Type.Union([Type.String(), Type.Null()]);

export const Order = Type.Object({
  id: Type.String(),
  /** 0 started, 1 cancelled, 2 paid, 3 refunded, 4 rejected, 5 failed. */
  status: Type.Integer(),
  /** Why the order was rejected; null for others. */
  rejection: orNull,
  createdAt: Type.String(),
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
  /** Withdrawals and cancellations that name this order, oldest first. A withdrawal of a paid order awaits its refund. */
  declarations: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Union([Type.Literal('withdrawal'), Type.Literal('cancellation')]),
      receivedAt: Type.String(),
      /** When the contract ends; null while that is not known, and for a withdrawal. */
      effectiveAt: orNull,
    }),
  ),
});

const Count = Type.String({ pattern: '^\\d{1,3}$' });

export const CampaignQuery = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 128, pattern: '^[^\\x00]*$' })),
  limit: Type.Optional(Count),
  /** 0, by name, is the only order. */
  sortBy: Type.Optional(Count),
});

export const Campaign = Type.Object({
  id: Type.String(),
  name: Type.String(),
  consumed: Type.Integer(),
  limit: Type.Union([Type.Integer(), Type.Null()]),
});

/** The format of ids; NUL is refused because databases do not store it. */
const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\x00]+$' });

export const ProductQuery = Type.Object({ campaignId: Id });

export const Product = Type.Object({
  id: Type.String(),
  type: Type.String(),
  /** Its first word is the kind: 1, 3, 6, 12 or MyDU. */
  name: Type.String(),
  description: Type.String(),
  paymentProviderId: Type.String(),
  templateId: Type.String(),
  /** Fraction of the price that is subtracted. */
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

const strict = { additionalProperties: false };

const given = (maxLength: number) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, pattern: '^[^\\x00]+$' }));

/** The email is validated by the handler: its problems have codes of their own. */
export const NewGhost = Type.Object(
  {
    email: Type.Optional(Type.String()),
    acquisitionCpmstarReferrer: given(1024),
    acquisitionCpmstarSiteId: given(1024),
    acquisitionGaUtm: given(1024),
  },
  strict,
);

export const NoValues = Type.Object({}, strict);

export const GhostToken = Type.Object({ token: Type.String() });

/** One order for each key, however often the request is sent. */
export const PurchaseKey = Type.Object({ 'idempotency-key': Type.String({ format: 'uuid' }) });

export const CardCheckout = Type.Object(
  {
    customerId: Type.String({ maxLength: 64 }),
    campaignId: Id,
    basket: Type.Tuple([Type.Object({ quantity: Type.Literal(1), productId: Id, pricingId: Id }, strict)]),
    /** Fraction of the price that the buyer was shown. */
    discount: Type.Number({ minimum: 0, maximum: 1 }),
    /** Display name or id of the player who recommended the game. */
    referralCode: given(longestReferralCode),
  },
  strict,
);

export const PaymentSession = Type.Object({
  order: Order,
  /** What the payment widget is opened with. */
  token: Type.String(),
  /** No real money moves. */
  sandbox: Type.Boolean(),
});

export const StoreCheckout = Type.Object(
  {
    productId: Id,
    productDescription: Type.String({ maxLength: 512 }),
    language: LanguageCode,
  },
  strict,
);

export const StorePage = Type.Object({ steamUrl: Type.String() });

export const StoreOrder = Type.Object({ orderId: Type.String({ maxLength: 64 }) }, strict);

export const StoreOrderStatus = Type.Object({ status: Type.Integer() });

/** A JSON patch of one operation. */
export const AcquisitionPatch = Type.Tuple([
  Type.Object(
    {
      op: Type.Literal('add'),
      path: Type.Literal('/acquisitionGaUtm'),
      value: Type.String({ maxLength: 1024, pattern: '^[^\\x00]*$' }),
    },
    strict,
  ),
]);
