import { StoreAccounts } from '../../../src/application/linked-accounts/StoreAccounts';
import {
  findRefundPeriodEnd,
  findStoreLogin,
  linkStore,
} from '../../../src/infrastructure/http/linked-accounts/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, tooManyRequests } from '../support/agreements';
import { answerOf, filled } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const storeAt = (url: string): StoreAccounts => siteOfPlayerAt(url).get(StoreAccounts);

const done = { ok: true, value: undefined };

describe('the refund period of the store', () => {
  const asking = 'when the refund period ends';
  const request: Agreement['request'] = {
    method: 'GET',
    path: '/api/steam/refund-period-end-date',
    headers: bearer,
  };
  const ask = (url: string) => storeAt(url).refundPeriodEnd();

  it('LK-02 the refund period has an end date', async () => {
    const endDate = '2026-12-05T12:00:00Z';
    const result = await agree(
      {
        given: 'a store owner in the refund period exists',
        asking,
        request,
        answer: answerOf(findRefundPeriodEnd, { endDate }),
      },
      ask,
    );
    expect(result).toEqual({ ok: true, value: new Date(endDate) });
  });

  it('LK-02 a player without a purchase has no refund period', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking,
        request,
        answer: answerOf(findRefundPeriodEnd, { endDate: null }),
      },
      ask,
    );
    expect(result).toEqual(done);
  });
});

describe('the sign-in of the store', () => {
  const asking = 'for the page of the store to sign in';
  const requestFor = (returnUrl: ReturnType<typeof provided<string>> | string): Agreement['request'] => ({
    method: 'GET',
    path: '/api/steam/login-url',
    query: { returnUrl },
    headers: bearer,
  });

  it('LK-02 returns the address of the store’s sign-in page', async () => {
    const loginUrl = 'https://store.example/openid/login?openid.mode=checkid_setup';
    const result = await agree(
      {
        given: 'an assertion of the store exists',
        asking,
        request: requestFor(provided('${returnUrl}', examples.returnUrl)),
        answer: answerOf(findStoreLogin, { loginUrl }),
      },
      (url) => storeAt(url).loginUrl(examples.returnUrl),
    );
    expect(result).toEqual({ ok: true, value: loginUrl });
  });

  it('LK-02 refuses to return to another site', async () => {
    const elsewhere = 'https://evil.example/account/linked';
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'for a page of the store that returns to another site',
        request: requestFor(elsewhere),
        answer: refusal(400, 1),
      },
      (url) => storeAt(url).loginUrl(elsewhere),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });
});

describe('linking the store', () => {
  const asking = 'to link the store account of an assertion';
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/steam/link-account',
    headers: bearer,
    body: {
      returnUrl: provided('${returnUrl}', examples.returnUrl),
      openidAssertion: provided('${openidAssertion}', examples.openidAssertion),
    },
  };
  const link = (url: string) => storeAt(url).link(examples.returnUrl, examples.openidAssertion);

  it('LK-02 returns the id of the store account', async () => {
    const result = await agree(
      {
        given: 'an assertion of the store exists',
        asking,
        request,
        answer: answerOf(linkStore, { steamId: filled(examples.steamId) }),
      },
      link,
    );
    expect(result).toEqual({ ok: true, value: { id: examples.steamId } });
  });

  it.each([
    [
      'an assertion of the store for another player exists',
      refusal(400, 183),
      { kind: 'authorisation-refused' },
    ],
    ['the store account is linked to another player', refusal(409, 181), { kind: 'linked-elsewhere' }],
    ['another store account is linked', refusal(409, 182), { kind: 'already-linked' }],
    [
      'too many authorisations were tried',
      tooManyRequests,
      { kind: 'too-many-requests', retryAfterSeconds: 120 },
    ],
  ])('LK-02 when %s, the answer is %j', async (given, answer, error) => {
    expect(await agree({ given, asking, request, answer }, link)).toEqual({ ok: false, error });
  });
});

describe('unlinking the store', () => {
  it.each([
    ['a player with linked accounts exists', { status: 204 }, done],
    ['a signed-in player exists', { status: 204 }, done],
    [
      'a player whose only way in is the store account exists',
      refusal(409, 185),
      { ok: false, error: { kind: 'only-way-in' } },
    ],
  ])('LK-02 when %s, the answer is %j', async (given, answer, expected) => {
    const result = await agree(
      {
        given,
        asking: 'to unlink the store account',
        request: { method: 'PUT', path: '/api/steam/unlink-account', headers: bearer },
        answer,
      },
      (url) => storeAt(url).unlink(),
    );
    expect(result).toEqual(expected);
  });
});
