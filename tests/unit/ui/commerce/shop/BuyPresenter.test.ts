import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { LoadOffers, type SaleProblem } from '#application/commerce/LoadOffers';
import { Referrals } from '#application/commerce/Referrals';
import { Countries } from '#application/consent/Countries';
import { Documents } from '#infrastructure/content/Documents';
import { MyDU } from '#application/products/MyDU';
import { Session } from '#application/session/Session';
import type { Plan, PlanKind } from '#domain/commerce/Plan';
import { fail } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { BuyPresenter } from '#ui/commerce/shop/BuyPresenter';
import { Translations } from '#ui/content/Translations';
import { blankPages, compose, type Application } from '#tests/unit/support/compose';
import { ScriptedDocuments } from '#tests/unit/support/ScriptedDocuments';
import { flushPromises } from '#tests/unit/support/flushPromises';

interface Arrangement {
  readonly query?: string;
  readonly as?: PersonKey;
  readonly country?: string | undefined;
  /** Called before the page is loaded. */
  readonly before?: (application: Application) => void;
}

const arrive = async ({ query = '', as, country = 'US', before }: Arrangement = {}) => {
  const application = await compose({
    path: `/buy${query}`,
    pages: { ...blankPages, buyConfirm: blankPages.home },
    ...(as && { as }),
  });
  application.replace(Countries, { current: async () => country });
  before?.(application);
  await application.get(Translations).load('en-us');
  const buy = application.get(BuyPresenter);
  await buy.load();
  return { application, buy };
};

const visit = async (arrangement: Arrangement = {}) => {
  const arrived = await arrive(arrangement);
  arrived.buy.onShow();
  await flushPromises();
  return arrived;
};

const founders = ({ backend }: Application) => {
  const campaign = backend.campaigns.find(({ name }) => name === 'founders');
  if (!campaign) throw new Error('The fake back end has no campaign called founders');
  return campaign;
};

const planOf = (buy: BuyPresenter, kind: PlanKind): Plan => {
  const { state } = buy.sale;
  if (state.kind !== 'open') throw new Error(`The shop is ${state.kind}`);
  const plan = [...state.offers.packs, state.offers.myDU].find((offered) => offered?.kind === kind);
  if (!plan) throw new Error(`There is no ${kind}`);
  return plan;
};

it('BU-01 shows the texts of all packs, in order, before their prices', async () => {
  const { buy } = await arrive();
  expect(buy.sale.state.kind).toBe('loading');
  expect(buy.packs.map(({ kind, text, plan }) => [kind, text?.name, plan])).toEqual([
    ['one-month', '1 month', undefined],
    ['three-months', '3 months', undefined],
    ['six-months', '6 months', undefined],
    ['twelve-months', '12 months', undefined],
  ]);
});

it('BU-01 BU-02 sells the campaign named in the content: its packs sorted by price, and MyDU', async () => {
  const { buy } = await visit();
  expect(buy.packs.map(({ kind, plan }) => [kind, plan?.total.cents])).toEqual([
    ['one-month', 999],
    ['three-months', 2499],
    ['six-months', 4499],
    ['twelve-months', 7999],
  ]);
  expect(planOf(buy, 'mydu')).toMatchObject({ discount: 0.25 });
});

it('BU-01 shows three packs for a campaign with three packs', async () => {
  const { buy } = await visit({
    before: (application) => {
      const campaign = founders(application);
      campaign.products = campaign.products.filter(({ name }) => !name.startsWith('3 '));
    },
  });
  expect(buy.packs.map(({ kind }) => kind)).toEqual(['one-month', 'six-months', 'twelve-months']);
});

it('BU-03 choosing a currency changes all prices and is restored on return', async () => {
  const { application, buy } = await visit();
  expect([buy.sale.currency.current, buy.sale.currency.choices]).toEqual([
    'USD',
    ['USD', 'EUR', 'GBP', 'CAD', 'AUD'],
  ]);
  buy.sale.currency.choose('GBP');
  expect(planOf(buy, 'six-months').total).toEqual({ cents: 4299, currency: 'GBP' });
  buy.choose(planOf(buy, 'six-months'));

  const again = application.get(BuyPresenter);
  await again.load();
  again.onShow();
  await flushPromises();
  expect(again.sale.currency.current).toBe('GBP');
});

it('BU-04 sells only MyDU when the campaign is sold out', async () => {
  const { application, buy } = await visit({
    before: (arranged) => Object.assign(founders(arranged), { consumed: 500, limit: 500 }),
  });
  expect([buy.sale.limit.banner.kind, buy.sale.arePacksSoldOut]).toEqual(['sold-out', true]);
  buy.choose(planOf(buy, 'one-month'));
  expect([application.navigator.path, application.get(CurrentPurchase).value]).toEqual(['/buy', undefined]);
  buy.choose(planOf(buy, 'mydu'));
  expect(application.navigator.path).toBe('/buy/confirm');
});

it('BU-06 choosing a plan fills the basket, sends two tracking events, and opens the confirmation page', async () => {
  const { application, buy } = await visit({ query: '?utm_source=forum&recruiter=ABC-123' });
  const plan = planOf(buy, 'six-months');
  buy.choose(plan);

  expect(application.get(CurrentPurchase).value?.selection).toMatchObject({
    kind: 'six-months',
    campaignId: founders(application).id,
    productId: plan.productId,
    pricingId: plan.pricingId,
    total: { cents: 4499, currency: 'USD' },
    email: '',
    referralCode: 'ABC-123',
  });
  const items = [{ id: plan.productId, name: plan.name, price: 44.99, quantity: 1 }];
  expect(application.analytics.commerceEvents).toEqual([
    { kind: 'select_item', items, currency: 'USD' },
    { kind: 'add_to_cart', items, currency: 'USD' },
  ]);
  expect(application.navigator.path).toBe('/buy/confirm?utm_source=forum&recruiter=ABC-123');
});

it.each([
  ['?ref=ad-7&siteid=portal', { ref: 'ad-7', siteId: 'portal' }],
  ['?ref=ad-7', undefined],
  ['?siteid=portal', undefined],
])('BU-06 stores a referral only when the link has all its parts: %s', async (query, stored) => {
  const { application } = await visit({ query });
  expect(application.get(Referrals).current()).toEqual(stored);
});

it.each<readonly [SaleProblem, object]>([
  [{ kind: 'closed' }, { kind: 'closed' }],
  [{ kind: 'nothing-offered' }, { kind: 'failed', problem: 'products' }],
  [
    { kind: 'products-failed', failure: { kind: 'timeout' } },
    { kind: 'failed', problem: 'products' },
  ],
  [{ kind: 'no-campaign' }, { kind: 'failed', problem: 'page' }],
  [
    { kind: 'campaign-failed', failure: { kind: 'offline' } },
    { kind: 'failed', problem: 'page' },
  ],
])('BU-07 shows why nothing is on sale: %j', async (problem, state) => {
  const { buy } = await visit({
    before: (application) =>
      application.bind(LoadOffers, { execute: async () => fail(problem) } as unknown as LoadOffers),
  });
  expect(buy.sale.state).toEqual(state);
});

it('BU-07 shows the texts while retrying after a failure', async () => {
  const { application, buy } = await visit({
    before: ({ backend }) => backend.setNetworkCondition('offline'),
  });
  expect(buy.sale.state).toEqual({ kind: 'failed', problem: 'page' });
  expect(buy.content?.problems.page).toBe('An error occured. Please refresh the page.');
  application.backend.setNetworkCondition('normal');
  const again = buy.retry();
  expect(buy.sale.state.kind).toBe('loading');
  expect(application.viewport.moves).toEqual(['focus']);
  await again;
  expect(buy.sale.state.kind).toBe('open');
});

it('BU-07 opens a closed shop on retry once it is enabled', async () => {
  const { application, buy } = await visit({ before: ({ backend }) => backend.setBuyPageEnabled(false) });
  expect(buy.sale.state).toEqual({ kind: 'closed' });
  application.backend.setBuyPageEnabled(true);
  await buy.retry();
  expect(buy.sale.state.kind).toBe('open');
});

it('BU-07 sells without content and reports the missing content', async () => {
  const { buy } = await visit({
    before: (application) => application.replace(Documents, new ScriptedDocuments({ kind: 'offline' })),
  });
  expect([buy.content?.isMissing, buy.packs.length]).toEqual([true, 4]);
});

it.each<readonly [string, PersonKey | undefined, boolean | undefined, boolean]>([
  ['a visitor may', undefined, false, true],
  ['a player may', 'new', true, true],
  ['a player whom the server refuses may not', 'new', false, false],
  ['a player who owns it may not', 'backer', true, false],
  ['a player with unknown eligibility may', 'new', undefined, true],
])('BU-08 decides who can buy MyDU: %s', async (_, as, answer, isAllowed) => {
  const { application, buy } = await visit({
    ...(as && { as }),
    before: (arranged) => arranged.replace(MyDU, { canBuy: async () => answer } as unknown as MyDU),
  });
  await application.get(Session).start();
  await flushPromises();
  expect(buy.myDU.canBuy).toBe(isAllowed);
});

it('BU-01 ignores responses that arrive after the visitor leaves', async () => {
  const { buy } = await arrive();
  const leave = buy.onShow();
  leave();
  await flushPromises();
  expect(buy.sale.state.kind).toBe('loading');
});
