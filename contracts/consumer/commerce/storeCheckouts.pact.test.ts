import { StoreCheckouts, type StoreCheckoutRequest } from '#application/commerce/StoreCheckouts';
import { finalizeStorePayment, initializeStorePayment } from '#infrastructure/http/commerce/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { examples } from '../support/examples';
import { freshUuid, fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const unavailable = { ok: false, error: { kind: 'server', status: 503, code: 50 } };

describe('buying through the store', () => {
  const description = 'the store’s page to pay for a plan';
  const productDescription = 'Three months of game time';
  const plans = 'a campaign with plans exists';
  const owner = 'a store owner with an order that the store approved';
  const product = fromProviderState('${productId}', examples.productId);
  const bodyOf = (productId: unknown) => ({ productId, productDescription, language: 'fr' });
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/orders/payment/steam-initialize',
    headers: { ...bearer, 'Idempotency-Key': freshUuid() },
    body: bodyOf(product),
  };
  const initialize =
    (more: Partial<StoreCheckoutRequest> = {}) =>
    (url: string) =>
      signedInSiteAt(url)
        .get(StoreCheckouts)
        .initialize({
          key: examples.purchaseKey,
          productId: examples.productId,
          productDescription,
          language: 'fr',
          ...more,
        });

  it('CK-03 returns the URL of the store’s payment page', async () => {
    const steamUrl = 'https://store.example.test/pay?transaction=1';
    const result = await addInteraction(
      {
        given: [owner, plans],
        description,
        request,
        response: responseOf(initializeStorePayment, { steamUrl }),
      },
      initialize(),
    );
    expect(result).toEqual({ ok: true, value: steamUrl });
  });

  it.each([
    [403, 308, [owner, 'the buy page is closed']],
    [403, 309, ['a signed-in player exists', plans]],
    [409, 303, [owner, 'a campaign is sold out']],
  ])('CK-03 rejects the checkout with %i and code %i in the states %j', async (status, code, given) => {
    const result = await addInteraction(
      { given, description, request, response: errorResponse(status, code) },
      initialize(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status, code } });
  });

  it('CK-03 rejects an unavailable plan with code 301', async () => {
    const productId = 'product-of-nobody';
    const result = await addInteraction(
      {
        given: [owner, plans],
        description: 'the store’s page to pay for a plan that is not offered',
        request: { ...request, body: bodyOf(productId) },
        response: errorResponse(404, 301),
      },
      initialize({ productId }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404, code: 301 } });
  });

  it('BU-08 rejects a player who already owns MyDU with code 304', async () => {
    const productId = examples.myDUProductId;
    const result = await addInteraction(
      {
        given: ['a store owner with MyDU access', plans],
        description: 'the store’s page to pay for MyDU',
        request: { ...request, body: bodyOf(fromProviderState('${myDUProductId}', productId)) },
        response: errorResponse(409, 304),
      },
      initialize({ productId }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 409, code: 304 } });
  });

  it('CK-03 rejects the key of another purchase with code 305', async () => {
    const key = fromProviderState('${idempotencyKey}', examples.purchaseKey);
    const productId = examples.myDUProductId;
    const result = await addInteraction(
      {
        given: [owner, plans],
        description: 'the store’s page to pay for a plan with a key that was used',
        request: {
          ...request,
          headers: { ...bearer, 'Idempotency-Key': key },
          body: bodyOf(fromProviderState('${myDUProductId}', productId)),
        },
        response: errorResponse(409, 305),
      },
      initialize({ productId }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 409, code: 305 } });
  });

  it('CK-03 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'POST', path: request.path, body: bodyOf(examples.productId) },
        response: errorResponse(503, 50),
      },
      initialize(),
    );
    expect(result).toEqual(unavailable);
  });
});

describe('returning from the store', () => {
  const description = 'to confirm what was paid in the store';
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/orders/payment/steam-finalize',
    headers: bearer,
    body: { orderId: fromProviderState('${orderId}', examples.orderId) },
  };
  const finalize =
    (orderId: string = examples.orderId) =>
    (url: string) =>
      signedInSiteAt(url).get(StoreCheckouts).finalize(orderId);

  it.each([
    ['a store owner with an order that the store approved', 2, 'paid'],
    ['an order that the store has not approved', 0, 'started'],
  ])('CK-03 when there is %s, returns the status %i', async (given, status, name) => {
    const result = await addInteraction(
      {
        given,
        description,
        request,
        response: responseOf(finalizeStorePayment, { status: exactly(status) }),
      },
      finalize(),
    );
    expect(result).toEqual({ ok: true, value: name });
  });

  it('CK-03 rejects another player’s order with code 113', async () => {
    const result = await addInteraction(
      {
        given: 'a store order of another player exists',
        description,
        request,
        response: errorResponse(403, 113),
      },
      finalize(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 113 } });
  });

  it('CK-03 rejects an unknown order with code 306', async () => {
    const orderId = 'order-of-nobody';
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'to confirm an order that nobody has',
        request: { ...request, body: { orderId } },
        response: errorResponse(404, 306),
      },
      finalize(orderId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404, code: 306 } });
  });

  it('CK-03 reports that the server is down', async () => {
    const body = { orderId: examples.orderId };
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'POST', path: request.path, body },
        response: errorResponse(503, 50),
      },
      finalize(),
    );
    expect(result).toEqual(unavailable);
  });
});
