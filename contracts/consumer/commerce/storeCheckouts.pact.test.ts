import { StoreCheckouts } from '#application/commerce/StoreCheckouts';
import { finalizeStorePayment, initializeStorePayment } from '#infrastructure/http/commerce/calls';
import { describeInteractions, outage, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly } from '../support/matchers';
import { fromProviderState, supplied } from '../support/providerStateValues';

const { purchaseKey } = examples;
const requirement = 'CK-03';
const owner = 'a store owner with an order that the store approved';
const plans = 'a campaign with plans exists';
const signedIn = 'a signed-in player exists';

const description = 'the store’s page to pay for a plan';
const steamUrl = 'https://store.example.test/pay?transaction=1';
const wish = { productDescription: 'Three months of game time', language: 'fr' } as const;

describeInteractions(
  initializeStorePayment,
  {
    requirement,
    description,
    values: { productId: supplied('productId') },
    request: ({ productId }) => ({ body: { productId, ...wish } }),
    send: (site, { productId }) =>
      site.get(StoreCheckouts).initialize({ key: purchaseKey, productId, ...wish }),
  },
  [
    [[owner, plans], succeeds(steamUrl, { steamUrl })],
    [[owner, 'the buy page is closed'], rejects(403, 308, 'shop-closed')],
    [[signedIn, plans], rejects(403, 309, 'no-store-account')],
    [[owner, 'a campaign is sold out'], rejects(409, 303, 'sold-out')],
    [
      [owner, plans],
      rejects(404, 301, 'not-offered'),
      { description: `${description} that is not offered`, values: { productId: 'product-of-nobody' } },
    ],
    [
      ['a store owner with MyDU access', plans],
      rejects(409, 304, 'already-owned'),
      {
        requirement: 'BU-08',
        description: 'the store’s page to pay for MyDU',
        values: { productId: supplied('myDUProductId') },
      },
    ],
    [
      [owner, plans],
      rejects(409, 305, 'key-used'),
      {
        description: `${description} with a key that was used`,
        values: { productId: supplied('myDUProductId') },
        request: ({ productId }) => ({
          idempotencyKey: fromProviderState('${idempotencyKey}', purchaseKey),
          body: { productId, ...wish },
        }),
      },
    ],
    ['the server is down', outage],
  ],
);

describeInteractions(
  finalizeStorePayment,
  {
    requirement,
    description: 'to confirm what was paid in the store',
    values: { orderId: supplied('orderId') },
    request: (body) => ({ body }),
    send: (site, { orderId }) => site.get(StoreCheckouts).finalize(orderId),
  },
  [
    [owner, succeeds('paid', { status: exactly(2) })],
    ['an order that the store has not approved', succeeds('started', { status: exactly(0) })],
    ['a store order of another player exists', rejects(403, 113, 'foreign-order')],
    [
      signedIn,
      rejects(404, 306, 'unknown-order'),
      { description: 'to confirm an order that nobody has', values: { orderId: 'order-of-nobody' } },
    ],
    ['the server is down', outage],
  ],
);
