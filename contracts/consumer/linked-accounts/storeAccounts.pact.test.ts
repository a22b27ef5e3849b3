import { StoreAccounts } from '#application/linked-accounts/StoreAccounts';
import { findRefundPeriodEnd, findStoreLogin, linkStore } from '#infrastructure/http/linked-accounts/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, nonEmpty } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const storeAt = (url: string): StoreAccounts => signedInSiteAt(url).get(StoreAccounts);

const done = { ok: true, value: undefined };

describe('the store’s refund period', () => {
  const description = 'when the refund period ends';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/steam/refund-period-end-date',
    headers: bearer,
  };
  const ask = (url: string) => storeAt(url).findRefundPeriodEnd();

  it('LK-02 includes an end date for the refund period', async () => {
    const endDate = '2026-12-05T12:00:00Z';
    const result = await addInteraction(
      {
        given: 'a store owner in the refund period exists',
        description,
        request,
        response: responseOf(findRefundPeriodEnd, { endDate }),
      },
      ask,
    );
    expect(result).toEqual({ ok: true, value: new Date(endDate) });
  });

  it('LK-02 returns no refund period for a player without a purchase', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description,
        request,
        response: responseOf(findRefundPeriodEnd, { endDate: null }),
      },
      ask,
    );
    expect(result).toEqual(done);
  });
});

describe('signing in to the store', () => {
  const description = 'for the page of the store to sign in';
  const requestFor = (
    returnUrl: ReturnType<typeof fromProviderState<string>> | string,
  ): Interaction['request'] => ({
    method: 'GET',
    path: '/api/steam/login-url',
    query: { returnUrl },
    headers: bearer,
  });

  it('LK-02 returns the URL of the store’s sign-in page', async () => {
    const loginUrl = 'https://store.example/openid/login?openid.mode=checkid_setup';
    const result = await addInteraction(
      {
        given: 'an assertion of the store exists',
        description,
        request: requestFor(fromProviderState('${returnUrl}', examples.returnUrl)),
        response: responseOf(findStoreLogin, { loginUrl }),
      },
      (url) => storeAt(url).findLoginUrl(examples.returnUrl),
    );
    expect(result).toEqual({ ok: true, value: loginUrl });
  });

  it('LK-02 rejects a return URL on another site', async () => {
    const elsewhere = 'https://evil.example/account/linked';
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'for a page of the store that returns to another site',
        request: requestFor(elsewhere),
        response: errorResponse(400, 1),
      },
      (url) => storeAt(url).findLoginUrl(elsewhere),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });
});

describe('linking a store account', () => {
  const description = 'to link the store account of an assertion';
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/steam/link-account',
    headers: bearer,
    body: {
      returnUrl: fromProviderState('${returnUrl}', examples.returnUrl),
      openidAssertion: fromProviderState('${openidAssertion}', examples.openidAssertion),
    },
  };
  const link = (url: string) => storeAt(url).link(examples.returnUrl, examples.openidAssertion);

  it('LK-02 returns the store account’s ID', async () => {
    const result = await addInteraction(
      {
        given: 'an assertion of the store exists',
        description,
        request,
        response: responseOf(linkStore, { steamId: nonEmpty(examples.steamId) }),
      },
      link,
    );
    expect(result).toEqual({ ok: true, value: { id: examples.steamId } });
  });

  it.each([
    [
      'an assertion of the store for another player exists',
      errorResponse(400, 183),
      { kind: 'authorization-refused' },
    ],
    ['the store account is linked to another player', errorResponse(409, 181), { kind: 'linked-elsewhere' }],
    ['another store account is linked', errorResponse(409, 182), { kind: 'already-linked' }],
    [
      'too many authorisations were tried',
      tooManyRequests,
      { kind: 'too-many-requests', retryAfterSeconds: 120 },
    ],
  ])('LK-02 when %s, the result is %j', async (given, response, error) => {
    expect(await addInteraction({ given, description, request, response }, link)).toEqual({
      ok: false,
      error,
    });
  });
});

describe('unlinking a store account', () => {
  it.each([
    ['a player with linked accounts exists', { status: 204 }, done],
    ['a signed-in player exists', { status: 204 }, done],
    [
      'a player whose only way in is the store account exists',
      errorResponse(409, 185),
      { ok: false, error: { kind: 'only-way-in' } },
    ],
  ])('LK-02 when %s, the result is %j', async (given, response, expected) => {
    const result = await addInteraction(
      {
        given,
        description: 'to unlink the store account',
        request: { method: 'PUT', path: '/api/steam/unlink-account', headers: bearer },
        response,
      },
      (url) => storeAt(url).unlink(),
    );
    expect(result).toEqual(expected);
  });
});
