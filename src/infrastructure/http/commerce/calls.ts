import {
  lenient,
  boolean,
  lenientListOf,
  ignored,
  integer,
  jwt,
  listOf,
  noContent,
  number,
  oneOf,
  optional,
  pattern,
  shape,
  someOf,
  string,
  text,
  webAddress,
  line,
} from '#application/shared/rules';
import { currencies } from '#domain/commerce/Money';
import {
  correctedEmailRefusals,
  ghostRefusals,
  orderRefusals,
  storeCheckoutRefusals,
  storeOrderRefusals,
} from '#domain/commerce/orderRefusals';
import { signInRefusals } from '#domain/session/signInRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Refusal } from '../shared/ApiClient';
import { call } from '../shared/call';
import { emailForm, language } from '../shared/calls';

/** Maximum price in major units. A higher price is treated as an error and not shown. */
const maxPrice = 100_000;
const maxTotal = 1_000_000;

/** Falls back to enabled on failure (BU-07). */
export const checkBuyPage = call({
  method: 'GET',
  path: '/api/orders/settings/buy-page-enabled',
  as: 'anyone',
  answer: boolean(),
  fallback: { into: true },
});

export const findCampaigns = call({
  method: 'GET',
  path: '/api/products/campaigns',
  as: 'anyone',
  query: { name: line(), limit: integer(), sortBy: integer() },
  answer: listOf(shape({ id: text(), name: string(), consumed: integer(0), limit: optional(integer(0)) })),
});

export const pricing = shape({
  id: text(),
  /** Prices in other currencies are omitted. */
  currency: lenient(oneOf(currencies), string()),
  /** ISO 3166-1 code. Missing if the price applies everywhere. */
  country: optional(lenient(pattern(/^[A-Z]{2}$/), text(2, 2))),
  price: number(0, maxPrice),
  isDefault: boolean(),
});

export const product = shape({
  id: text(),
  type: string(),
  name: string(),
  description: string(),
  paymentProviderId: string(),
  templateId: string(),
  discount: number(0, 1),
  subscriptionFreeMonths: integer(0),
  pricings: lenientListOf(pricing),
});

export const findProducts = call({
  method: 'GET',
  path: '/api/products/products',
  as: 'anyone',
  query: { campaignId: line() },
  answer: someOf(product),
});

export const joinWaitingList = emailForm('/api/waiting-list');

/** Validation errors that the server may add to the error code (CF-05). */
const messages = ({ errors }: Refusal) =>
  errors && ({ kind: 'refused', errors: Object.values(errors).flat() } as const);

/** The specification has a text for a mismatch of email and password. No interaction of the pact leads to it. */
const ghostRejection = ({ status, code }: Refusal) => {
  if (code === signInRefusals['wrong-credentials'].code) return { kind: 'wrong-credentials' } as const;
  return status === generalRefusals['signed-out'].status ? ({ kind: 'signed-out' } as const) : undefined;
};

export const registerGhost = call({
  method: 'POST',
  path: '/api/register/ghost',
  as: 'anyone',
  body: shape({
    email: line(),
    acquisitionCpmstarReferrer: optional(line()),
    acquisitionCpmstarSiteId: optional(line()),
    acquisitionGaUtm: optional(line()),
  }),
  answer: shape({ token: jwt() }),
  rejections: {
    refusals: ghostRefusals,
    other: (refusal) => messages(refusal) ?? ghostRejection(refusal),
  },
});

/** Our extension of the API. A back end that does not support it responds with 404; the token is then not renewed. */
export const renewGhost = call({
  method: 'POST',
  path: '/api/register/ghost/renew',
  as: 'holder',
  body: shape({}),
  answer: shape({ token: text() }),
});

/** Our extension of the API. It requires the feature `buyer-email`. */
export const correctGhostEmail = call({
  method: 'PATCH',
  path: '/api/register/ghost',
  as: 'holder',
  query: { lang: language },
  body: shape({ email: line() }),
  answer: noContent,
  rejections: { refusals: correctedEmailRefusals },
});

/** An order in the checkout. Amounts are in major units. */
export const order = shape({
  id: text(),
  status: oneOf([0, 1, 2, 3, 4, 5]),
  rejection: optional(string()),
  basket: listOf(shape({ productId: string(), name: string(), quantity: lenient(integer(1), integer()) })),
  price: number(0, maxTotal),
  shippingFees: number(0, maxTotal),
  currency: oneOf(currencies),
});

export const startPayment = call({
  method: 'POST',
  path: '/api/orders/payment/token',
  as: 'buyer',
  query: { lang: language },
  body: shape({
    customerId: line(),
    campaignId: line(),
    basket: listOf(shape({ quantity: integer(), productId: line(), pricingId: line() })),
    discount: number(),
    referralCode: optional(line()),
  }),
  idempotencyKey: true,
  answer: shape({ order, token: text(), sandbox: boolean() }),
  rejections: { refusals: orderRefusals, other: messages },
});

/** Requires only an id for each order. Other fields are validated only for the order that the site looks up. */
export const findOrdersOfBuyer = call({
  method: 'GET',
  path: '/api/orders/byuser/{playerId}',
  as: 'buyer',
  answer: lenientListOf(order, shape({ id: string() })),
});

export const initializeStorePayment = call({
  method: 'POST',
  path: '/api/orders/payment/steam-initialize',
  as: 'player',
  body: shape({ productId: line(), productDescription: line(), language }),
  idempotencyKey: true,
  answer: shape({ steamUrl: webAddress() }),
  rejections: { refusals: storeCheckoutRefusals, other: messages },
});

export const finalizeStorePayment = call({
  method: 'POST',
  path: '/api/orders/payment/steam-finalize',
  as: 'player',
  body: shape({ orderId: line() }),
  answer: shape({ status: oneOf([0, 1, 2, 3, 4, 5]) }),
  rejections: { refusals: storeOrderRefusals },
});

export const saveAcquisition = call({
  method: 'PATCH',
  path: '/api/users/me/acquisition',
  as: 'buyer',
  body: listOf(shape({ op: oneOf(['add']), path: oneOf(['/acquisitionGaUtm']), value: line() })),
  answer: ignored,
  fallback: { into: undefined },
});
