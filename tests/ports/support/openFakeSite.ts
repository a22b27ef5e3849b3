import { Secret, TOTP } from 'otpauth';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import { FakeExternalPages } from '#infrastructure/fake/linked-accounts/FakeExternalPages';
import { encodeFakeToken } from '#infrastructure/fake/backend/fakeTokens';
import { fakeGhostKey } from '#infrastructure/fake/backend/people';
import { compose } from '../../unit/support/compose';
import type { CodeState, Site } from './Site';

const codes: Readonly<Record<CodeState, string>> = {
  fresh: 'FARSTEAD00033MTH',
  used: 'FARSTEAD0000USED',
  expired: 'FARSTEAD0000LATE',
  reserved: 'FARSTEAD0000MINE',
};

/** Opens a site with its own fake back end. */
export const openFakeSite = async (): Promise<Site> => {
  const application = await compose();
  const { clock, backend } = application;
  return {
    application,
    now: () => clock.now(),
    createPerson: async (key) => {
      const { id, displayName, email, password, twoFactorSecret } = backend.person(key);
      const otp =
        twoFactorSecret === undefined
          ? ''
          : new TOTP({ secret: Secret.fromBase32(twoFactorSecret) }).generate({
              timestamp: clock.now().getTime(),
            });
      return { id, displayName, email, password, otp };
    },
    tokensExpiringIn: async (seconds, { id }) => {
      const person = backend.find((known) => known.id === id);
      if (!person) throw new Error(`There is nobody with the id ${id}`);
      const refreshToken = backend.issueRefreshToken(person);
      const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
      return { token: encodeFakeToken({ id, expiresAt }, refreshToken), refreshToken };
    },
    expireProofs: async ({ id }) =>
      backend.change(() =>
        backend
          .find((known) => known.id === id)
          ?.sessions?.forEach((session) => (session.provedAt = new Date(0).toISOString())),
      ),
    createCode: async (state) => {
      const known = backend.codes.find(({ code }) => code === codes[state]);
      if (!known) throw new Error(`There is no ${state} code`);
      return known;
    },
    emailKey: async (kind, { id }) => {
      const person = backend.find((known) => known.id === id);
      if (!person) throw new Error(`There is nobody with the id ${id}`);
      return backend.sendEmail(kind, person, 'en').key;
    },
    newestEmailKey: async (address) => backend.emails.find(({ to }) => to === address)?.key ?? '',
    freshAddress: () => `moved-${String(backend.emails.length)}@farstead.test`,
    // The fake back end subscribes players immediately and sends no emails.
    confirmNewsletter: async () => undefined,
    createGhost: async () => {
      const email = backend.findKeyOwner('activation', fakeGhostKey)?.email;
      if (email === undefined) throw new Error('The ghost has registered already');
      return { email, activationKey: fakeGhostKey };
    },
    createCampaign: async (sales) => {
      backend.change(() => {
        const campaign = backend.campaigns.find(({ name }) => name === 'founders');
        if (campaign) Object.assign(campaign, sales);
      });
      return 'founders';
    },
    createSoldOutOffer: async () => {
      backend.change(() => {
        const campaign = backend.campaigns.find(({ name }) => name === 'founders');
        if (campaign) campaign.consumed = campaign.limit ?? 0;
      });
      return { campaignId: 'campaign-founders', productId: 'founders-3', pricingId: 'founders-3-usd' };
    },
    endOrder: async (id, how) => {
      const token = backend.sales.find(({ orderId }) => orderId === id)?.token ?? '';
      if (how === 'paid') application.get(FakeSales).pay(token);
      else application.get(FakeSales).end(token, how);
    },
    payInStore: async (page) => {
      const orderId = new URL(page).searchParams.get('order') ?? '';
      application.get(FakeSales).approve(orderId);
      return orderId;
    },
    discordCode: async (account) => application.get(FakeExternalPages).discordCode(account),
    storeAssertion: async (loginUrl, kind, name) =>
      application.get(FakeExternalPages).storeAnswer(loginUrl, kind, name),
    origin: application.navigator.origin,
    acquisitionOf: async (email) => backend.find((known) => known.email === email)?.acquisition,
    closeShop: async () => backend.setBuyPageEnabled(false),
    simulate: async (network) => backend.setNetworkCondition(network),
  };
};
