import { Secret, TOTP } from 'otpauth';
import { FakeSales } from '../../../src/infrastructure/fake/commerce/FakeSales';
import { FakeOutsidePages } from '../../../src/infrastructure/fake/linked-accounts/FakeOutsidePages';
import { writeFakeToken } from '../../../src/infrastructure/fake/world/fakeTokens';
import { fakeGhostKey } from '../../../src/infrastructure/fake/world/people';
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
  const { clock, world } = application;
  return {
    application,
    now: () => clock.now(),
    person: async (key) => {
      const { id, displayName, email, password, twoFactorSecret } = world.person(key);
      const otp =
        twoFactorSecret === undefined
          ? ''
          : new TOTP({ secret: Secret.fromBase32(twoFactorSecret) }).generate({
              timestamp: clock.now().getTime(),
            });
      return { id, displayName, email, password, otp };
    },
    tokensExpiringIn: async (seconds, { id }) => {
      const person = world.find((known) => known.id === id);
      if (!person) throw new Error(`There is nobody with the id ${id}`);
      const refreshToken = world.issueRefreshToken(person);
      const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
      return { token: writeFakeToken({ id, expiresAt }, refreshToken), refreshToken };
    },
    forgetProofs: async ({ id }) =>
      world.change(() =>
        world
          .find((known) => known.id === id)
          ?.sessions?.forEach((session) => (session.provedAt = new Date(0).toISOString())),
      ),
    code: async (state) => {
      const known = world.codes.find(({ code }) => code === codes[state]);
      if (!known) throw new Error(`There is no ${state} code`);
      return known;
    },
    letterKey: async (kind, { id }) => {
      const person = world.find((known) => known.id === id);
      if (!person) throw new Error(`There is nobody with the id ${id}`);
      return world.sendEmail(kind, person, 'en').key;
    },
    keyMailedTo: async (address) => world.emails.find(({ to }) => to === address)?.key ?? '',
    freshAddress: () => `moved-${String(world.emails.length)}@farstead.test`,
    // The fake back end subscribes players immediately and sends no emails.
    confirmNewsletter: async () => undefined,
    ghost: async () => {
      const email = world.holderOf('activation', fakeGhostKey)?.email;
      if (email === undefined) throw new Error('The ghost has registered already');
      return { email, activationKey: fakeGhostKey };
    },
    campaign: async (sales) => {
      world.change(() => {
        const campaign = world.campaigns.find(({ name }) => name === 'founders');
        if (campaign) Object.assign(campaign, sales);
      });
      return 'founders';
    },
    soldOut: async () => {
      world.change(() => {
        const campaign = world.campaigns.find(({ name }) => name === 'founders');
        if (campaign) campaign.consumed = campaign.limit ?? 0;
      });
      return { campaignId: 'campaign-founders', productId: 'founders-3', pricingId: 'founders-3-usd' };
    },
    endOrder: async (id, how) => {
      const token = world.sales.find(({ orderId }) => orderId === id)?.token ?? '';
      if (how === 'paid') application.get(FakeSales).pay(token);
      else application.get(FakeSales).end(token, how);
    },
    payInStore: async (page) => {
      const orderId = new URL(page).searchParams.get('order') ?? '';
      application.get(FakeSales).approve(orderId);
      return orderId;
    },
    discordCode: async (account) => application.get(FakeOutsidePages).discordCode(account),
    storeAssertion: async (loginUrl, kind, name) =>
      application.get(FakeOutsidePages).storeAnswer(loginUrl, kind, name),
    origin: application.navigator.origin,
    acquisitionOf: async (email) => world.find((known) => known.email === email)?.acquisition,
    closeShop: async () => world.enableBuyPage(false),
    suffer: async (weather) => world.changeWeather(weather),
  };
};
