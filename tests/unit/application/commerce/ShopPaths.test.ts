import { ShopPaths } from '#application/commerce/ShopPaths';
import { compose } from '../../support/compose';

const setUpAt = async (path: string) => {
  const application = await compose({ path });
  return { navigator: application.navigator, paths: application.get(ShopPaths) };
};

it('BU-06 the purchase paths contain the current URL’s query unchanged', async () => {
  const { paths } = await setUpAt('/de/kaufen?utm_term=a%20b&recruiter=ABC-123&flag#plans');
  const search = '?utm_term=a%20b&recruiter=ABC-123&flag';
  expect([paths.plans, paths.confirmation, paths.thankYou]).toEqual([
    `/de/kaufen${search}`,
    `/de/kaufen/bestaetigen${search}`,
    `/de/kaufen/danke${search}`,
  ]);
});

it('BU-06 the stored query persists across pages until a link with another query replaces it', async () => {
  const { navigator, paths } = await setUpAt('/buy?recruiter=ABC-123');
  paths.saveSearch();
  navigator.push('/login');
  navigator.push('/buy');
  paths.saveSearch();
  expect([paths.plans, paths.query.get('recruiter')]).toEqual(['/buy?recruiter=ABC-123', 'ABC-123']);
  navigator.push('/buy?utm_source=forum');
  paths.saveSearch();
  navigator.push('/buy');
  expect(paths.plans).toBe('/buy?utm_source=forum');
});

it('BU-06 a query that was not stored applies only to its own page', async () => {
  const { navigator, paths } = await setUpAt('/buy?utm_source=forum');
  navigator.push('/buy');
  expect([paths.plans, paths.search]).toEqual(['/buy', '']);
});

it('CF-02 only another link restores a removed recruiter', async () => {
  const { navigator, paths } = await setUpAt('/buy/confirm?recruiter=ABC-123');
  paths.saveSearch();
  paths.removeRecruiter();
  expect([paths.plans, paths.query.has('recruiter')]).toEqual(['/buy', false]);
  navigator.push('/buy?utm_source=forum&recruiter=ABC-123');
  expect(paths.plans).toBe('/buy?utm_source=forum');
  paths.saveSearch();
  expect(paths.plans).toBe('/buy?utm_source=forum&recruiter=ABC-123');
});

it('CK-03 the store’s return URL contains the visit’s query, and later paths omit the store parameters', async () => {
  const { navigator, paths } = await setUpAt('/buy/confirm?utm_source=forum&product=other');
  expect(paths.thankYouAfterStore(false)).toBe('/buy/thankyou?utm_source=forum&source=steam');
  const back = paths.thankYouAfterStore(true);
  expect(back).toBe('/buy/thankyou?utm_source=forum&source=steam&product=myDU');
  navigator.replace(`${back}&orderId=order-1`);
  expect(paths.confirmation).toBe('/buy/confirm?utm_source=forum');
  navigator.replace('/buy/thankyou?source=steam&orderId=order-1');
  expect(paths.plans).toBe('/buy');
});
