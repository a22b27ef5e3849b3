import { Checkouts, type CheckoutRequest } from '#application/commerce/Checkouts';
import type { Buyer } from '#domain/commerce/Purchase';
import { findOrdersOfBuyer, startPayment } from '#infrastructure/http/commerce/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, exactly, nonEmpty } from '../support/matchers';
import { examples } from '../support/examples';
import { freshUuid, fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const player: Buyer = { kind: 'player', id: examples.playerId };
const ghost: Buyer = {
  kind: 'ghost',
  id: examples.playerId,
  email: examples.email,
  token: examples.accessToken,
};

const order = {
  id: examples.orderId,
  basket: [{ productId: nonEmpty(examples.productId), name: nonEmpty('3 months of game time'), quantity: 1 }],
  price: 19.99,
  shippingFees: 0,
  currency: 'USD',
};

const read = {
  id: examples.orderId,
  lines: [{ productId: examples.productId, name: '3 months of game time', quantity: 1 }],
  price: { cents: 1999, currency: 'USD' },
  shippingFees: { cents: 0, currency: 'USD' },
};

describe('starting a payment', () => {
  const description = 'to pay for a plan';
  const plans = 'a campaign with plans exists';
  const byPlayer = ['a signed-in player exists', plans];

  const bodyOf = (discount: unknown) => ({
    customerId: fromProviderState('${playerId}', examples.playerId),
    campaignId: fromProviderState('${campaignId}', examples.campaignId),
    basket: [
      {
        quantity: 1,
        productId: fromProviderState('${productId}', examples.productId),
        pricingId: fromProviderState('${pricingId}', examples.pricingId),
      },
    ],
    discount,
  });
  const body = bodyOf(fromProviderState('${discount}', examples.discount));
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/orders/payment/token',
    query: { lang: 'fr' },
    headers: { ...bearer, 'Idempotency-Key': freshUuid() },
    body,
  };
  const wish: CheckoutRequest = {
    key: examples.purchaseKey,
    campaignId: examples.campaignId,
    productId: examples.productId,
    pricingId: examples.pricingId,
    discount: examples.discount,
    language: 'fr',
  };
  const start =
    (more: Partial<CheckoutRequest> = {}, buyer: Buyer = player) =>
    (url: string) =>
      signedInSiteAt(url)
        .get(Checkouts)
        .start({ ...wish, ...more }, buyer);

  const started = responseOf(startPayment, {
    order: { ...order, status: exactly(0) },
    token: 'payment-token',
    sandbox: true,
  });
  const session = {
    ok: true,
    value: { order: { ...read, status: 'started' }, token: 'payment-token', isSandbox: true },
  };

  it.each<[string, readonly string[], Buyer]>([
    ['a player', byPlayer, player],
    ['somebody without an account', ['a ghost exists', plans], ghost],
  ])('CK-01 returns an order and a token to %s', async (_, given, buyer) => {
    expect(
      await addInteraction({ given, description, request, response: started }, start({}, buyer)),
    ).toEqual(session);
  });

  it('CF-05 rejects an unknown referral code with code 123 and a field message', async () => {
    const referralCode = 'recruiter-of-nobody';
    const errors = { referralCode: ['unknown_referral_code'] };
    const result = await addInteraction(
      {
        given: byPlayer,
        description: 'to pay for a plan, with the referral code of nobody',
        request: { ...request, body: { ...body, referralCode } },
        response: { status: 400, body: { code: 123, errors } },
      },
      start({ referralCode }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'referral-unknown' } });
  });

  it('CF-05 rejects an order for another player with code 113', async () => {
    const result = await addInteraction(
      {
        given: byPlayer,
        description: 'to pay for a plan of another player’s',
        request: {
          ...request,
          body: { ...body, customerId: fromProviderState('${otherPlayerId}', examples.otherPlayerId) },
        },
        response: errorResponse(403, 113),
      },
      start({}, { kind: 'player', id: examples.otherPlayerId }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 113 } });
  });

  it('CF-05 rejects an unavailable plan with code 301', async () => {
    const productId = 'product-of-nobody';
    const basket = body.basket.map((line) => ({ ...line, productId }));
    const result = await addInteraction(
      {
        given: byPlayer,
        description: 'to pay for a plan that is not offered',
        request: { ...request, body: { ...body, basket } },
        response: errorResponse(404, 301),
      },
      start({ productId }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404, code: 301 } });
  });

  it('CF-05 rejects a wrong discount with code 302', async () => {
    const discount = 0.987;
    const result = await addInteraction(
      {
        given: byPlayer,
        description: 'to pay for a plan with another discount',
        request: { ...request, body: bodyOf(discount) },
        response: errorResponse(409, 302),
      },
      start({ discount }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 409, code: 302 } });
  });

  it.each([
    [409, 303, ['a signed-in player exists', 'a campaign is sold out']],
    [403, 308, ['a signed-in player exists', 'the buy page is closed']],
  ])('CF-05 rejects the checkout with %i and code %i in the states %j', async (status, code, given) => {
    const result = await addInteraction(
      { given, description, request, response: errorResponse(status, code) },
      start(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status, code } });
  });

  it('BU-08 rejects a player who already owns MyDU with code 304', async () => {
    const basket = [
      {
        quantity: 1,
        productId: fromProviderState('${myDUProductId}', examples.myDUProductId),
        pricingId: fromProviderState('${myDUPricingId}', examples.myDUPricingId),
      },
    ];
    const result = await addInteraction(
      {
        given: ['a player with MyDU access', plans],
        description: 'to pay for MyDU',
        request: { ...request, body: { ...body, basket } },
        response: errorResponse(409, 304),
      },
      start({ productId: examples.myDUProductId, pricingId: examples.myDUPricingId }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 409, code: 304 } });
  });

  it('CK-01 rejects the key of another purchase with code 305', async () => {
    const key = fromProviderState('${idempotencyKey}', examples.purchaseKey);
    const result = await addInteraction(
      {
        given: ['a purchase key was used', plans],
        description: 'to pay for a plan with a key that was used',
        request: { ...request, headers: { ...bearer, 'Idempotency-Key': key } },
        response: errorResponse(409, 305),
      },
      start(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 409, code: 305 } });
  });

  it('CK-01 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      { given: ['too many purchases were tried', plans], description, request, response: tooManyRequests },
      start(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  /** Request with arbitrary values, for calls that the provider rejects before it evaluates the values. */
  const anything: Interaction['request'] = {
    ...request,
    body: {
      customerId: examples.playerId,
      campaignId: examples.campaignId,
      basket: [{ quantity: 1, productId: examples.productId, pricingId: examples.pricingId }],
      discount: examples.discount,
    },
  };

  it('CK-01 reports that the server is down', async () => {
    const { headers: _, ...withoutHeaders } = anything;
    const result = await addInteraction(
      { given: 'the server is down', description, request: withoutHeaders, response: errorResponse(503, 50) },
      start(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});

describe('finding an order', () => {
  const request: Interaction['request'] = {
    method: 'GET',
    path: fromProviderState('/api/orders/byuser/${playerId}', `/api/orders/byuser/${examples.playerId}`),
    headers: bearer,
  };
  const of =
    (buyer: Buyer, id: string = examples.orderId) =>
    (url: string) =>
      signedInSiteAt(url).get(Checkouts).findOrder(id, buyer);

  it('TY-01 finds a ghost’s order and its paid status', async () => {
    const paid = { ...order, status: exactly(2) };
    const result = await addInteraction(
      {
        given: 'a ghost that has bought exists',
        description: 'the orders of a ghost',
        request,
        response: responseOf(findOrdersOfBuyer, [paid]),
      },
      of(ghost),
    );
    expect(result).toEqual({ ok: true, value: { ...read, status: 'paid' } });
  });

  it('TY-01 returns a ghost’s rejected order with the reason', async () => {
    const rejected = { ...order, status: exactly(4), rejection: exactly('sold-out') };
    const result = await addInteraction(
      {
        given: 'a ghost whose order was rejected exists',
        description: 'the orders of a ghost',
        request,
        response: responseOf(findOrdersOfBuyer, [rejected]),
      },
      of(ghost),
    );
    expect(result).toEqual({ ok: true, value: { ...read, status: 'rejected', rejection: 'sold-out' } });
  });

  it('TY-01 returns no order for a ghost who has not ordered anything', async () => {
    const result = await addInteraction(
      {
        given: 'a ghost exists',
        description: 'the orders of a ghost',
        request,
        response: responseOf(findOrdersOfBuyer, []),
      },
      of(ghost),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('TY-01 rejects a ghost’s request for another buyer’s orders with code 113', async () => {
    const result = await addInteraction(
      {
        given: 'a ghost exists',
        description: 'the orders of another player, by a ghost',
        request: {
          ...request,
          path: fromProviderState(
            '/api/orders/byuser/${otherPlayerId}',
            `/api/orders/byuser/${examples.otherPlayerId}`,
          ),
        },
        response: errorResponse(403, 113),
      },
      of({ ...ghost, id: examples.otherPlayerId }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 113 } });
  });
});
