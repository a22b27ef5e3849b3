import type { Container } from 'inversify';
import { Checkouts, type CheckoutRequest } from '#application/commerce/Checkouts';
import type { Buyer } from '#domain/commerce/Purchase';
import { fail } from '#domain/shared/Result';
import { findOrdersOfBuyer, startPayment } from '#infrastructure/http/commerce/calls';
import {
  describeInteractions,
  outage,
  rateLimit,
  rejects,
  succeeds,
  type DescribedCall,
} from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, nonEmpty } from '../support/matchers';
import { fromProviderState, supplied } from '../support/providerStateValues';

const { orderId, purchaseKey } = examples;
const ghost = { kind: 'ghost', email: examples.email, token: examples.accessToken } as const;

const order = {
  id: orderId,
  basket: [{ productId: nonEmpty(examples.productId), name: nonEmpty('3 months of game time'), quantity: 1 }],
  price: 19.99,
  shippingFees: 0,
  currency: 'USD',
};

const read = {
  id: orderId,
  lines: [{ productId: examples.productId, name: '3 months of game time', quantity: 1 }],
  price: { cents: 1999, currency: 'USD' },
  shippingFees: { cents: 0, currency: 'USD' },
};

const plans = 'a campaign with plans exists';
const byPlayer = ['a signed-in player exists', plans];
const description = 'to pay for a plan';
const requirement = 'CK-01';

const session = succeeds(
  { order: { ...read, status: 'started' }, token: 'payment-token', isSandbox: true },
  { order: { ...order, status: exactly(0) }, token: 'payment-token', sandbox: true },
);

interface Wish extends Omit<CheckoutRequest, 'key' | 'language'> {
  readonly customerId: string;
}

const pay: DescribedCall<Wish> = {
  requirement: 'CF-05',
  description,
  values: {
    customerId: supplied('playerId'),
    campaignId: supplied('campaignId'),
    productId: supplied('productId'),
    pricingId: supplied('pricingId'),
    discount: fromProviderState<number>('${discount}', examples.discount),
  },
  request: ({ customerId, campaignId, productId, pricingId, ...more }) => ({
    query: { lang: 'fr' },
    body: { customerId, campaignId, basket: [{ quantity: 1, productId, pricingId }], ...more },
  }),
  send: (site, { customerId, ...wish }) => start(site, wish, { kind: 'player', id: customerId }),
};

const start = (site: Container, wish: Omit<Wish, 'customerId'>, buyer: Buyer) =>
  site.get(Checkouts).start({ key: purchaseKey, language: 'fr', ...wish }, buyer);

describeInteractions(startPayment, pay, [
  [byPlayer, session, { requirement }],
  [
    ['a ghost exists', plans],
    session,
    { requirement, send: (site, { customerId, ...wish }) => start(site, wish, { ...ghost, id: customerId }) },
  ],
  [
    byPlayer,
    {
      response: () => ({
        status: 400,
        body: { code: 123, errors: { referralCode: ['unknown_referral_code'] } },
      }),
      outcome: fail({ kind: 'referral-unknown' }),
    },
    {
      description: `${description}, with the referral code of nobody`,
      values: { referralCode: 'recruiter-of-nobody' },
    },
  ],
  [
    byPlayer,
    rejects(403, 113),
    { description: `${description} of another player’s`, values: { customerId: supplied('otherPlayerId') } },
  ],
  [
    byPlayer,
    rejects(404, 301, 'not-offered'),
    { description: `${description} that is not offered`, values: { productId: 'product-of-nobody' } },
  ],
  [
    byPlayer,
    rejects(409, 302, 'offer-changed'),
    { description: `${description} with another discount`, values: { discount: 0.987 } },
  ],
  [['a signed-in player exists', 'a campaign is sold out'], rejects(409, 303, 'sold-out')],
  [['a signed-in player exists', 'the buy page is closed'], rejects(403, 308, 'shop-closed')],
  [
    ['a player with MyDU access', plans],
    rejects(409, 304, 'already-owned'),
    {
      requirement: 'BU-08',
      description: 'to pay for MyDU',
      values: { productId: supplied('myDUProductId'), pricingId: supplied('myDUPricingId') },
    },
  ],
  [
    ['a purchase key was used', plans],
    rejects(409, 305, 'key-used'),
    {
      requirement,
      description: `${description} with a key that was used`,
      request: (values) => ({
        ...pay.request?.(values),
        idempotencyKey: fromProviderState('${idempotencyKey}', purchaseKey),
      }),
    },
  ],
  [['too many purchases were tried', plans], rateLimit, { requirement }],
  ['the server is down', outage, { requirement }],
]);

describeInteractions(
  findOrdersOfBuyer,
  {
    requirement: 'TY-01',
    description: 'the orders of a ghost',
    values: { playerId: supplied('playerId') },
    request: (path) => ({ path }),
    send: (site, { playerId: id }) => site.get(Checkouts).findOrder(orderId, { ...ghost, id }),
  },
  [
    [
      'a ghost that has bought exists',
      succeeds({ ...read, status: 'paid' }, [{ ...order, status: exactly(2) }]),
    ],
    [
      'a ghost whose order was rejected exists',
      succeeds({ ...read, status: 'rejected', rejection: 'sold-out' }, [
        { ...order, status: exactly(4), rejection: exactly('sold-out') },
      ]),
    ],
    ['a ghost exists', succeeds(undefined, [])],
    [
      'a ghost exists',
      rejects(403, 113),
      {
        description: 'the orders of another player, by a ghost',
        values: { playerId: supplied('otherPlayerId') },
      },
    ],
  ],
);
