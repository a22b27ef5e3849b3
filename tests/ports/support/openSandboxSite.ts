import { randomUUID } from 'node:crypto';
import { Configuration } from '#application/configuration/Configuration';
import { Clock } from '#application/shared/Clock';
import { httpAdapters } from '#composition/httpAdapters';
import { deviceCookie } from '#domain/consent/storedItems';
import type { TokenPair } from '#domain/session/TokenPair';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { hoursAfter, monthsAfter, type PersonKey } from '#infrastructure/fake/backend/people';
import { ApiClient, type ApiRequest } from '#infrastructure/http/shared/ApiClient';
import { ServerTime } from '#infrastructure/http/shared/ServerTime';
import { fewBlueprints, sampleOrganizations } from '#samples/blueprints';
import { Client, totp } from '../../sandbox/client';
import { emailsTo, keyIn } from '../../sandbox/emails';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { composeUnconfigured } from '../../unit/support/compose';
import type { CodeState, Site } from './Site';

const traitsOf = (key: PersonKey): Readonly<Record<string, unknown>> => {
  switch (key) {
    case 'new':
      return {};
    case 'subscriber': {
      const subscription = { status: 0, dateNextCharge: monthsAfter(new Date(), 3), paymentProvider: 0 };
      return { gameTimeMonths: 3, subscription, orders: [2, 1], works: fewWorks() };
    }
    case 'backer':
      return {
        roles: ['AlphaAccess', 'LifetimeSubscriber'],
        hasMyDUAccess: true,
        backerRewards: {},
        pictures: { pending: 1, approved: 2 },
      };
    case 'steam':
      return { ownership: ['steam'], steamMonths: 3, gameTimeMonths: -1 };
    case 'expired':
      return { gameTimeMonths: -1 };
    case 'twoFactor':
      return { twoFactor: true, gameTimeMonths: 1 };
    case 'unconfirmed':
      return { status: 'unconfirmed' };
    case 'suspended':
      return { status: 'suspended' };
    case 'ending': {
      const end = hoursAfter(new Date(), 20);
      return { gameTimeEnd: end, subscription: { status: 2, dateNextCharge: end, paymentProvider: 0 } };
    }
    case 'veteran': {
      const end = hoursAfter(new Date(), 20);
      return {
        roles: ['AlphaAccess', 'BetaAccess'],
        ownership: ['steam'],
        steamMonths: 2,
        hasMyDUAccess: true,
        backerRewards: {},
        betaKeys: 3,
        gameTimeEnd: end,
        subscription: { status: 2, dateNextCharge: end, paymentProvider: 0 },
      };
    }
    case 'payer':
      return {
        gameTimeMonths: 1,
        subscription: activeWithPayments(),
        olderSubscriptions: [ofStore],
        orders: [0],
      };
    case 'canceled':
      return {
        gameTimeMonths: 1,
        subscription: { status: 1, months: 1, dateEnd: inAMonth(), payments: [2] },
      };
    case 'lapsing':
      return {
        gameTimeMonths: 1,
        subscription: { status: 2, months: 3, dateEnd: inAMonth(), payments: [2] },
        orders: [2, 3],
      };
    case 'storeSubscriber':
      return { subscription: { status: 0, dateNextCharge: inAMonth(), paymentProvider: 1 } };
  }
};

const seededCreators = {
  self: undefined,
  nobody: null,
  other: '5eed0000-0000-4000-8000-000000000005',
  generous: '5eed0000-0000-4000-8000-000000000009',
} as const;

const fewWorks = () => {
  const organizations = sampleOrganizations.map(({ name, isWaived }) => ({
    id: randomUUID(),
    name,
    isWaived,
  }));
  const blueprints = fewBlueprints.map(({ name, createdAt, isProtected, creator, elements }) => ({
    ...{ name, createdAt, isProtected, elements },
    ...(creator === 'organization'
      ? { organizationId: organizations[0]?.id }
      : { creatorId: seededCreators[creator] }),
  }));
  return { organizations, blueprints };
};

const inAMonth = (): string => monthsAfter(new Date(), 1);

/** Enough payments for two pages, with each status at least once. */
const activeWithPayments = () => ({
  status: 0,
  months: 1,
  dateNextCharge: inAMonth(),
  payments: [2, 3, 1, 5, 4, ...Array.from({ length: 24 }, () => 2)],
});

const ofStore = {
  status: 1,
  dateCreate: '2023-03-11T18:30:00.000Z',
  dateEnd: '2023-06-11T18:30:00.000Z',
  paymentProvider: 1,
};

/** API client with its own scope, so that faults affect only the requests of this test. */
class ScopedApi extends ApiClient {
  readonly scope = randomUUID();

  override send(request: ApiRequest): ReturnType<ApiClient['send']> {
    return super.send({ ...request, headers: { ...request.headers, 'x-sandbox-scope': this.scope } });
  }
}

/** Opens a site on the HTTP adapters, with its own players in the sandbox that all suites share. */
export const openSandboxSite = async (clock: Clock = new SystemClock()): Promise<Site> => {
  const url = await sharedSandbox();
  const client = new Client(url);
  const application = composeUnconfigured({ adapters: httpAdapters(url) });
  application.replace(Clock, clock);
  const api = new ScopedApi(url, application.get(ServerTime), clock);
  application.replace(ApiClient, api);
  application.stored.write(deviceCookie, randomUUID());
  await application.get(Configuration).load();
  const origin = application.get(Configuration).current.rootUrl;

  const moreOf: Readonly<Record<CodeState, () => Promise<Record<string, string>>>> = {
    fresh: async () => ({}),
    used: async () => ({ usedBy: (await client.createPlayer()).id }),
    expired: async () => ({ expiresAt: monthsAfter(new Date(), -1) }),
    reserved: async () => ({ reservedFor: (await client.createPlayer()).id }),
  };
  let fault: string | undefined;
  const makeCampaign: Site['createCampaign'] = async (sales) => {
    const name = `sale-${randomUUID().slice(0, 8)}`;
    await client.call('PUT', `/sandbox/campaigns/${name}`, { body: sales });
    return name;
  };
  return {
    application,
    now: () => clock.now(),
    createPerson: async (key) => {
      const { totpSecret, ...person } = await client.createPlayer(traitsOf(key));
      const { displayName } = person as unknown as { displayName: string };
      return { ...person, displayName, otp: totpSecret === undefined ? '' : totp(totpSecret) };
    },
    tokensExpiringIn: (expiresInSeconds, { id }) =>
      client.callControl<TokenPair & Record<string, string>>('tokens', { playerId: id, expiresInSeconds }),
    expireProofs: async ({ id }) => {
      await client.call('DELETE', `/sandbox/players/${id}/proofs`);
    },
    createCode: async (state) =>
      client.callControl<{ code: string; id: string }>('codes', { months: 3, ...(await moreOf[state]()) }),
    emailKey: async (kind, { id }) =>
      (await client.callControl<{ key: string }>('links', { playerId: id, for: kind })).key,
    newestEmailKey: async (address) => keyIn((await emailsTo(client, address))[0]),
    freshAddress: () => `moved-${randomUUID().slice(0, 8)}@farstead.test`,
    confirmNewsletter: async (email) => {
      const messages = await client.get(
        `/sandbox/mailbox.json?to=${encodeURIComponent(email.toUpperCase())}`,
      );
      const [message] = messages.body as { text: string }[];
      const link = new URL(/https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '');
      await client.call('POST', link.pathname + link.search);
    },
    createGhost: async () => {
      const { id, email } = await client.createPlayer({ status: 'ghost' });
      const link = await client.callControl<{ key: string }>('links', { playerId: id, for: 'signup' });
      return { email, activationKey: link.key };
    },
    createCampaign: makeCampaign,
    createSoldOutOffer: async () => {
      const name = await makeCampaign({ consumed: 1, limit: 1 });
      return { campaignId: `campaign-${name}`, productId: `${name}-3`, pricingId: `${name}-3-usd` };
    },
    endOrder: async (id, status) => {
      await client.call('PUT', `/sandbox/orders/${id}`, { body: { status } });
    },
    payInStore: async (page) => {
      const transaction = new URL(page, url).searchParams.get('transaction');
      const body = { transaction, returnUrl: `${url}/buy/thankyou`, answer: 'approve' };
      const answer = await client.call('POST', '/sandbox/store', { body });
      return new URL(answer.headers.get('location') ?? '', url).searchParams.get('orderId') ?? '';
    },
    discordCode: async (account) => {
      const query = new URLSearchParams({
        client_id: 'farstead',
        redirect_uri: `${origin}/account/linked`,
        response_type: 'code',
        scope: 'identify',
      });
      const page = `/sandbox/discord/authorize?${query.toString()}`;
      const answer = await client.call('POST', page, { body: { account } });
      return new URL(answer.headers.get('location') ?? '', origin).searchParams.get('code') ?? '';
    },
    storeAssertion: async (loginUrl, kind, name) => {
      const answer = await client.call('POST', loginUrl, { body: { account: kind, name } });
      return new URL(answer.headers.get('location') ?? '', origin).searchParams.toString();
    },
    origin,
    acquisitionOf: async (email) => {
      const answer = await client.get(`/sandbox/shop.json?email=${encodeURIComponent(email)}`);
      const { acquisition } = answer.body as { acquisition: { gaUtm: string | null } | null };
      return acquisition?.gaUtm ?? undefined;
    },
    closeShop: async () => {
      // Closed only for this test, because all suites share the shop.
      const path = '/api/orders/settings/buy-page-enabled';
      await client.callControl('faults', { path, scope: api.scope, status: 200, body: false });
    },
    simulate: async (network) => {
      const { scope } = api;
      if (fault !== undefined) await client.call('DELETE', `/sandbox/faults/${fault}`);
      fault = undefined;
      if (network === 'normal') return;
      const { status, code } = generalRefusals.internal;
      const effect = network === 'offline' ? { cut: true } : { status, body: { code } };
      fault = (await client.callControl<{ id: string }>('faults', { path: '/', scope, ...effect })).id;
    },
  };
};
