import { Type } from '@fastify/type-provider-typebox';
import { maxReferralCodeLength } from '#domain/commerce/referral';
import { LanguageCode } from '../profile/schema';
import { exact, typed } from '../platform/typedText';

const orNull = Type.Union([Type.String(), Type.Null()]);

export const Order = Type.Object({
  id: Type.String(),
  /** 0 started, 1 canceled, 2 paid, 3 refunded, 4 rejected, 5 failed. */
  status: Type.Integer(),
  /** Reason for the rejection; null unless the order was rejected. */
  rejection: orNull,
  createdAt: Type.String(),
  paidAt: orNull,
  externalSubscriptionId: Type.Union([Type.Integer(), Type.Null()]),
  basket: Type.Array(
    Type.Object({
      productId: Type.String(),
      name: Type.String(),
      quantity: Type.Integer(),
      /** Game time in months; 0 for a product without game time. */
      gameTime: Type.Integer(),
    }),
  ),
  /** Price in major units, such as 29.99. */
  price: Type.Number(),
  shippingFees: Type.Number(),
  currency: Type.String(),
  /** 0 for the card payment provider; any other value for the store platform, as in a subscription. */
  paymentProvider: Type.Integer(),
  /** Last four digits of the card with which the order was paid; null if they are unknown. */
  cardLastFour: orNull,
  /** When the buyer first connected to the game with the product, which ends the right of withdrawal. */
  firstConnectionAt: orNull,
  refundedAt: orNull,
  /** Whether the player can still pay or drop the order. */
  isPayable: Type.Boolean(),
  /** Withdrawals and cancellations that name this order, oldest first. A withdrawn paid order awaits its refund. */
  declarations: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Union([Type.Literal('withdrawal'), Type.Literal('cancellation')]),
      receivedAt: Type.String(),
      /** End of the contract; null for a withdrawal, or if the end is still unknown. */
      effectiveAt: orNull,
    }),
  ),
});

const Count = exact({ pattern: '^\\d{1,3}$' });

export const CampaignQuery = Type.Object({
  name: Type.Optional(exact({ maxLength: 128 })),
  limit: Type.Optional(Count),
  /** Sort order; 0 (by name) is the only one. */
  sortBy: Type.Optional(Count),
});

export const Campaign = Type.Object({
  id: Type.String(),
  name: Type.String(),
  consumed: Type.Integer(),
  limit: Type.Union([Type.Integer(), Type.Null()]),
});

const Id = exact({ minLength: 1, maxLength: 64 });

export const ProductQuery = Type.Object({ campaignId: Id });

export const Product = Type.Object({
  id: Type.String(),
  type: Type.String(),
  /** Product name. Its first word is the kind: 1, 3, 6, 12 or MyDU. */
  name: Type.String(),
  description: Type.String(),
  paymentProviderId: Type.String(),
  templateId: Type.String(),
  /** Discount as a fraction of the price. */
  discount: Type.Number(),
  subscriptionFreeMonths: Type.Integer(),
  pricings: Type.Array(
    Type.Object({
      id: Type.String(),
      currency: Type.String(),
      country: orNull,
      /** Price in major units, such as 29.99. */
      price: Type.Number(),
      isDefault: Type.Boolean(),
    }),
  ),
});

const strict = { additionalProperties: false };

const given = (maxLength: number, spelling: Parameters<typeof typed>[0] = 'exact') =>
  Type.Optional(typed(spelling, { minLength: 1, maxLength }));

/** The schema accepts an invalid email. The handler validates it, to respond with the specific error codes. */
export const NewGhost = Type.Object(
  {
    email: Type.Optional(typed('email')),
    acquisitionCpmstarReferrer: given(1024),
    acquisitionCpmstarSiteId: given(1024),
    acquisitionGaUtm: given(1024),
  },
  strict,
);

/** The handler validates the email, as for `NewGhost`. */
export const CorrectedEmail = Type.Object({ email: typed('email') }, strict);

export const NoValues = Type.Object({}, strict);

export const GhostToken = Type.Object({ token: Type.String() });

/** Idempotency key: requests with the same key create only one order. */
export const PurchaseKey = Type.Object({ 'idempotency-key': Type.String({ format: 'uuid' }) });

export const CardCheckout = Type.Object(
  {
    customerId: exact({ maxLength: 64 }),
    campaignId: Id,
    basket: Type.Tuple([Type.Object({ quantity: Type.Literal(1), productId: Id, pricingId: Id }, strict)]),
    /** Discount that was shown to the buyer, as a fraction of the price. */
    discount: Type.Number({ minimum: 0, maximum: 1 }),
    /** Display name or id of the player who recommended the game. */
    referralCode: given(maxReferralCodeLength, 'referralCode'),
  },
  strict,
);

export const PaymentSession = Type.Object({
  order: Order,
  /** Token that opens the payment widget. */
  token: Type.String(),
  /** Whether the payment is a test without real money. */
  sandbox: Type.Boolean(),
});

export const StoreCheckout = Type.Object(
  {
    productId: Id,
    productDescription: exact({ maxLength: 512 }),
    language: LanguageCode,
  },
  strict,
);

export const StorePage = Type.Object({ steamUrl: Type.String() });

export const StoreOrder = Type.Object({ orderId: exact({ maxLength: 64 }) }, strict);

export const StoreOrderStatus = Type.Object({ status: Type.Integer() });

/** JSON Patch with a single operation. */
export const AcquisitionPatch = Type.Tuple([
  Type.Object(
    {
      op: Type.Literal('add'),
      path: Type.Literal('/acquisitionGaUtm'),
      value: exact({ maxLength: 1024 }),
    },
    strict,
  ),
]);
