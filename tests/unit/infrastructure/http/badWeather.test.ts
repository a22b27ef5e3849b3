import { Orders } from '../../../../src/application/billing/Orders';
import { Subscriptions } from '../../../../src/application/billing/Subscriptions';
import { Acquisitions } from '../../../../src/application/commerce/Acquisitions';
import { BuyPage } from '../../../../src/application/commerce/BuyPage';
import { Campaigns } from '../../../../src/application/commerce/Campaigns';
import { Checkouts } from '../../../../src/application/commerce/Checkouts';
import { GhostAccounts } from '../../../../src/application/commerce/GhostAccounts';
import { Products } from '../../../../src/application/commerce/Products';
import { StoreCheckouts } from '../../../../src/application/commerce/StoreCheckouts';
import { WaitingList } from '../../../../src/application/commerce/WaitingList';
import { ConfigurationSource } from '../../../../src/application/configuration/ConfigurationSource';
import { Countries } from '../../../../src/application/consent/Countries';
import { CodeRedeemer } from '../../../../src/application/entitlements/CodeRedeemer';
import { GameTime } from '../../../../src/application/entitlements/GameTime';
import { Invitations } from '../../../../src/application/entitlements/Invitations';
import { MyDU } from '../../../../src/application/entitlements/MyDU';
import { PlayerLanguage } from '../../../../src/application/language/PlayerLanguage';
import { StoreGameTime } from '../../../../src/application/linked-accounts/StoreGameTime';
import { Newsletter } from '../../../../src/application/mailing/Newsletter';
import { ConfirmationLetters } from '../../../../src/application/registration/ConfirmationLetters';
import { Authenticator } from '../../../../src/application/session/Authenticator';
import { Certificates } from '../../../../src/application/session/Certificates';
import { Players } from '../../../../src/application/session/Players';
import { FormTokens } from '../../../../src/application/shared/FormTokens';
import type { RedemptionCode } from '../../../../src/domain/entitlements/RedemptionCode';
import type { Application } from '../../support/compose';
import { composeOnHttp, heldTokens } from '../../support/composeOnHttp';
import { json, StubServer, text, type Reply } from '../../support/StubServer';

type Call = (application: Application) => Promise<unknown>;

const code = 'FARSTEAD00033MTH' as RedemptionCode;
const credentials = { email: 'new@farstead.test', password: 'Farstead-2026!', otp: '' };

const player = { kind: 'player', id: 'player-1' } as const;
const ghost = { kind: 'ghost', id: 'ghost-1', email: 'a@b', token: 'ghost-token' } as const;
const checkout = {
  key: '3f1c5a8e-6c7e-4f51-9f0a-2f4a3a1d9b10',
  campaignId: 'campaign-1',
  productId: 'product-1',
  pricingId: 'pricing-1',
  discount: 0.25,
  language: 'fr',
} as const;
const inStore = {
  key: checkout.key,
  productId: 'product-1',
  productDescription: '',
  language: 'fr',
} as const;

/** Calls whose failures are the caller's to know. */
const telling: readonly (readonly [name: string, call: Call])[] = [
  ['POST /api/auth/login', (site) => site.get(Authenticator).signIn(credentials)],
  ['POST /api/auth/refresh', (site) => site.get(Authenticator).refresh(heldTokens)],
  ['GET /api/auth/certificate', (site) => site.get(Certificates).fetch()],
  ['GET /api/users/{id}', (site) => site.get(Players).details('player-1')],
  ['GET /api/users/me/game-time', (site) => site.get(GameTime).end()],
  ['GET /api/inventory/keys/{code}', (site) => site.get(CodeRedeemer).redeem(code)],
  ['POST /api/steam/give-purchase-gametime', (site) => site.get(StoreGameTime).claim()],
  ['POST /api/newsletter', (site) => site.get(Newsletter).signUp('a@b', 'fr')],
  ['GET /api/products/campaigns', (site) => site.get(Campaigns).named('default')],
  ['GET /api/products/products', (site) => site.get(Products).of('campaign-1')],
  ['POST /api/waiting-list', (site) => site.get(WaitingList).join('a@b', 'fr')],
  ['POST /api/users/me/redeem-myDU', (site) => site.get(MyDU).convert()],
  ['POST /api/register/ghost', (site) => site.get(GhostAccounts).register({ email: 'a@b' })],
  ['POST /api/orders/payment/token', (site) => site.get(Checkouts).start(checkout, player)],
  ['POST /api/orders/payment/token of a ghost', (site) => site.get(Checkouts).start(checkout, ghost)],
  ['GET /api/orders/byuser/{id}, for one', (site) => site.get(Checkouts).order('order-1', player)],
  ['GET /api/orders/byuser/{id} of a ghost', (site) => site.get(Checkouts).order('order-1', ghost)],
  ['POST /api/orders/payment/steam-initialize', (site) => site.get(StoreCheckouts).initialize(inStore)],
  ['POST /api/orders/payment/steam-finalize', (site) => site.get(StoreCheckouts).finalize('order-1')],
  ['GET /api/csrf', (site) => site.get(FormTokens).issue()],
];

/** Calls that the spec has swallow their failures, and what they answer then. */
const swallowing: readonly (readonly [name: string, call: Call, swallowed: unknown])[] = [
  ['GET /configuration', (site) => site.get(ConfigurationSource).load(), undefined],
  ['GET /api/products/location', (site) => site.get(Countries).current(), undefined],
  ['GET /api/orders/byuser/{id}', (site) => site.get(Orders).paidBy('player-1'), []],
  ['GET …/me/last-subscription', (site) => site.get(Subscriptions).last(), undefined],
  ['GET /api/steam/gametime-eligibility', (site) => site.get(StoreGameTime).claimable(), undefined],
  ['PUT /api/users/me/update-language', (site) => site.get(PlayerLanguage).save('fr'), false],
  ['GET …/me/check-back-to-game', (site) => site.get(Invitations).isInvitedBack(), false],
  ['GET …/me/check-try-game', (site) => site.get(Invitations).isInvitedToTry(), false],
  ['PATCH …/me/acquisition', (site) => site.get(Acquisitions).save('?ref=a', player), undefined],
  ['PATCH …/me/acquisition of a ghost', (site) => site.get(Acquisitions).save('?ref=a', ghost), undefined],
  ['GET …/settings/buy-page-enabled', (site) => site.get(BuyPage).isEnabled(), true],
  ['GET …/me/check-myDU', (site) => site.get(MyDU).mayBuy(), undefined],
  ['POST /api/users/resend-activation', (site) => site.get(ConfirmationLetters).resend('a@b', 'fr'), false],
];

const html = '<!doctype html><title>Gateway</title>';

const weathers: readonly (readonly [name: string, reply: Reply, failure: unknown])[] = [
  ['a connection that is cut', (response) => response.destroy(), { kind: 'offline' }],
  [
    '429 with seconds',
    json(429, { code: 31 }, { 'retry-after': '17' }),
    { kind: 'too-many-requests', retryAfterSeconds: 17 },
  ],
  [
    '429 with a date',
    json(429, { code: 31 }, { 'retry-after': 'Fri, 20 Nov 2026 12:01:30 GMT' }),
    { kind: 'too-many-requests', retryAfterSeconds: 90 },
  ],
  [
    '429 with a date gone by',
    json(429, { code: 31 }, { 'retry-after': 'Fri, 20 Nov 2026 11:59:00 GMT' }),
    { kind: 'too-many-requests', retryAfterSeconds: 0 },
  ],
  ['429 without Retry-After', json(429, { code: 31 }), { kind: 'too-many-requests' }],
  ['429 with nonsense', json(429, {}, { 'retry-after': 'soon' }), { kind: 'too-many-requests' }],
  [
    '429 with HTML',
    text(429, 'text/html', html, { 'retry-after': '3' }),
    { kind: 'too-many-requests', retryAfterSeconds: 3 },
  ],
  ['500', json(500, { code: 50 }), { kind: 'server', status: 500, code: 50 }],
  ['500 without a code', json(500, {}), { kind: 'server', status: 500 }],
  ['500 with a code that is a text', json(500, { code: '50' }), { kind: 'server', status: 500 }],
  ['502 with HTML', text(502, 'text/html', html), { kind: 'server', status: 502 }],
  ['503 with nothing', text(503, 'text/plain', ''), { kind: 'server', status: 503 }],
  ['truncated JSON', text(200, 'application/json', '{"token": "abc", "refr'), { kind: 'malformed' }],
  ['HTML with status 200', text(200, 'text/html', html), { kind: 'malformed' }],
];

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

describe.each(telling)('AP-01 %s', (_, call) => {
  it.each(weathers)('tells of %s', async (_name, reply, failure) => {
    server.onAll(reply);
    expect(await call(composeOnHttp(server.url))).toEqual({ ok: false, error: failure });
  });

  it.each([
    ['nothing', text(200, 'application/json', '')],
    ['null', json(200, null)],
    ['a list of numbers', json(200, [7])],
    ['a text', json(200, 'sorry')],
    ['a number', json(200, 7)],
    [
      'fields of other types',
      json(200, { token: 7, accessToken: {}, id: [], firstName: null, endDate: 'soon' }),
    ],
  ])('takes %s for malformed', async (_name, reply) => {
    server.onAll(reply);
    expect(await call(composeOnHttp(server.url))).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it('tells of a server that does not answer in time', async () => {
    server.onAll(() => undefined);
    expect(await call(composeOnHttp(server.url, 50))).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('tells of a server that is not there', async () => {
    const gone = new StubServer();
    await gone.start();
    const { url } = gone;
    await gone.stop();
    expect(await call(composeOnHttp(url))).toEqual({ ok: false, error: { kind: 'offline' } });
  });
});

describe.each(swallowing)('ER-02 %s', (_, call, swallowed) => {
  it.each(weathers)('swallows %s', async (_name, reply) => {
    server.onAll(reply);
    expect(await call(composeOnHttp(server.url))).toEqual(swallowed);
  });

  it('swallows a server that does not answer in time', async () => {
    server.onAll(() => undefined);
    expect(await call(composeOnHttp(server.url, 50))).toEqual(swallowed);
  });
});

it.each([7, null, 'text', [7], {}])('ER-02 an answer of %j is nothing', async (body) => {
  server.onAll(json(200, body));
  const site = composeOnHttp(server.url);
  expect(await site.get(Orders).paidBy('player-1')).toEqual([]);
  expect(await site.get(Subscriptions).last()).toBeUndefined();
  expect(await site.get(StoreGameTime).claimable()).toBeUndefined();
  expect(await site.get(ConfigurationSource).load()).toBeUndefined();
  expect(await site.get(Countries).current()).toBeUndefined();
});
