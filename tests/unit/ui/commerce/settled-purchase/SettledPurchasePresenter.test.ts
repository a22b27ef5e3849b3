import { Consent } from '#application/consent/Consent';
import { Session } from '#application/session/Session';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import { SettledPurchasePresenter } from '#ui/commerce/settled-purchase/SettledPurchasePresenter';
import { Translations } from '#ui/content/Translations';
import { compose, type Application } from '#tests/unit/support/compose';
import { placeOrder } from '#tests/unit/support/placeOrder';
import { flushPromises } from '#tests/unit/support/flushPromises';

const setUp = async (path: string, { isPaid = true } = {}) => {
  const site = await compose({ path, as: 'new' });
  const sale = await placeOrder(site, { by: 'new' });
  if (isPaid) site.get(FakeSales).pay(sale.token);
  return { site, sale, ...(await loadPresenter(site)) };
};

const loadPresenter = async (site: Application) => {
  await site.get(Translations).load('en-us');
  await site.get(Session).start();
  const notice = site.get(SettledPurchasePresenter);
  const end = notice.onShow();
  await flushPromises();
  return { notice, end };
};

it.each(['/buy', '/buy/confirm', '/account/products', '/fr/acheter'])(
  'D-19 on %s announces an order that was paid after the buyer left',
  async (path) => {
    const { notice, sale } = await setUp(path);
    expect([notice.order?.id, notice.destination]).toEqual([sale.orderId, '/buy/thankyou']);
  },
);

it.each(['/', '/legal/eula', '/buy/thankyou', '/buy/thankyou/spring/buy-page/b'])(
  'D-19 does not show a notice on %s',
  async (path) => {
    const { notice } = await setUp(path);
    expect(notice.order?.id).toBeUndefined();
  },
);

it('D-19 checks on each page until the order is paid', async () => {
  const { site, sale, notice } = await setUp('/buy', { isPaid: false });
  expect(notice.order?.id).toBeUndefined();
  site.get(FakeSales).pay(sale.token);
  site.navigator.push('/buy?currency=EUR');
  await flushPromises();
  expect(notice.order?.id).toBeUndefined();
  site.navigator.push('/account/products');
  await flushPromises();
  expect(notice.order?.id).toBe(sale.orderId);
  site.navigator.push('/');
  expect(notice.order?.id).toBeUndefined();
});

it('D-19 does not show a dismissed notice again', async () => {
  const { site, notice, end } = await setUp('/buy');
  notice.dismiss();
  expect(notice.order?.id).toBeUndefined();
  end();
  expect((await loadPresenter(site)).notice.order?.id).toBeUndefined();
});

it('D-19 ignores a response that arrives after the visitor leaves', async () => {
  const { site, notice, end } = await setUp('/');
  site.navigator.push('/buy');
  site.navigator.push('/legal/eula');
  await flushPromises();
  expect(notice.order?.id).toBeUndefined();
  site.navigator.push('/buy');
  end();
  await flushPromises();
  expect(notice.order?.id).toBeUndefined();
});

it('TY-02 reports an order that analytics missed on the next visit to any page', async () => {
  const site = await compose({ path: '/', as: 'new' });
  site.get(Consent).agreeToAll();
  const { orderId } = await placeOrder(site, { by: 'new' });
  site.purchases.write({ ...site.purchases.read()!, progress: { kind: 'paid', orderId, isShown: true } });
  await loadPresenter(site);
  await loadPresenter(site);
  expect(site.analytics.commerceEvents).toMatchObject([
    { kind: 'purchase', orderId, price: 24.99, currency: 'USD', items: [{ id: 'founders-3' }] },
    { kind: 'conversion' },
  ]);
});
