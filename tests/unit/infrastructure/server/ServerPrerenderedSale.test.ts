import { LoadOffers } from '#application/commerce/LoadOffers';
import { Content } from '#application/content/Content';
import { fail, succeed } from '#domain/shared/Result';
import { DehydratedState } from '#infrastructure/hydration/DehydratedState';
import { HydratedPrerenderedSale } from '#infrastructure/hydration/HydratedPrerenderedSale';
import { ServerPrerenderedSale } from '#infrastructure/server/ServerPrerenderedSale';
import { compose } from '../../support/compose';

type Offers = Awaited<ReturnType<LoadOffers['execute']>>;

/** @param country empty if unknown */
const setUp = async ({
  country = 'DE',
  change = (offers: Offers) => offers,
  staleSince = undefined as string | undefined,
} = {}) => {
  const application = await compose();
  const loadOffers = application.get(LoadOffers);
  const names: string[] = [];
  const execute = async (campaignName: string) => {
    names.push(campaignName);
    return change(await loadOffers.execute(campaignName));
  };
  const state = new DehydratedState();
  const answers = { version: 'v1', staleSince };
  const sale = new ServerPrerenderedSale(
    { execute },
    answers,
    application.get(Content),
    state,
    country || undefined,
  );
  return { price: await sale.findMonthlyPrice('en-us'), names, state, sale };
};

it.each([
  ['DE', { cents: 700, currency: 'EUR' }],
  ['US', { cents: 667, currency: 'USD' }],
])('the lowest price per month in %s is that of the campaign of the shop', async (country, price) => {
  const { names, sale, ...found } = await setUp({ country });
  expect([found.price, names, sale.version]).toEqual([price, ['founders'], 'v1']);
});

it('the page carries only the lowest price to the browser', async () => {
  const { price, state } = await setUp();
  const carried = DehydratedState.fromJson(state.toJson());
  expect(await new HydratedPrerenderedSale(carried).findMonthlyPrice()).toEqual(price);
  expect(JSON.parse(state.toJson())).toEqual({ monthlyPrice: price, documents: {} });
});

it('requests no price for an unknown country', async () => {
  const { price, names } = await setUp({ country: '' });
  expect([price, names]).toEqual([undefined, []]);
});

it.each([
  ['the shop is closed', { change: () => fail({ kind: 'closed' } as const) }],
  ['the price was not confirmed recently', { staleSince: '2026-11-26T10:00:00.000Z' }],
  [
    'the packs are sold out',
    {
      change: (offers: Offers) =>
        offers.ok
          ? succeed({ ...offers.value, campaign: { ...offers.value.campaign, consumed: 50, limit: 50 } })
          : offers,
    },
  ],
])('names no price if %s', async (_, options) => {
  const { price, state } = await setUp(options);
  expect([price, state.monthlyPrice]).toEqual([undefined, undefined]);
});
