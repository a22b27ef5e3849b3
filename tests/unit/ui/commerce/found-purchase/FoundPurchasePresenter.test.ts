import { Consent } from '../../../../../src/application/consent/Consent';
import { Session } from '../../../../../src/application/session/Session';
import { FakeSales } from '../../../../../src/infrastructure/fake/commerce/FakeSales';
import { FoundPurchasePresenter } from '../../../../../src/ui/commerce/found-purchase/FoundPurchasePresenter';
import { Translations } from '../../../../../src/ui/content/Translations';
import { compose, type Application } from '../../../support/compose';
import { ordered } from '../../../support/ordered';
import { settled } from '../../../support/settled';

const returning = async (path: string, { isPaid = true } = {}) => {
  const site = await compose({ path, as: 'new' });
  const sale = await ordered(site, { by: 'new' });
  if (isPaid) site.get(FakeSales).pay(sale.token);
  return { site, sale, ...(await looking(site)) };
};

const looking = async (site: Application) => {
  await site.get(Translations).load('en-us');
  await site.get(Session).start();
  const notice = site.get(FoundPurchasePresenter);
  const end = notice.shown();
  await settled();
  return { notice, end };
};

it.each(['/buy', '/buy/confirm', '/account/products', '/fr/acheter'])(
  'D-19 shows an order that was paid after its buyer left on %s',
  async (path) => {
    const { notice, sale } = await returning(path);
    expect([notice.order?.id, notice.destination]).toEqual([sale.orderId, '/buy/thankyou']);
  },
);

it.each(['/', '/legal/eula', '/buy/thankyou', '/buy/thankyou/spring/buy-page/b'])(
  'D-19 shows no notice on %s',
  async (path) => {
    const { notice } = await returning(path);
    expect(notice.order?.id).toBeUndefined();
  },
);

it('D-19 checks on each page until the order is paid', async () => {
  const { site, sale, notice } = await returning('/buy', { isPaid: false });
  expect(notice.order?.id).toBeUndefined();
  site.get(FakeSales).pay(sale.token);
  site.navigator.push('/buy?currency=EUR');
  await settled();
  expect(notice.order?.id).toBeUndefined();
  site.navigator.push('/account/products');
  await settled();
  expect(notice.order?.id).toBe(sale.orderId);
  site.navigator.push('/');
  expect(notice.order?.id).toBeUndefined();
});

it('D-19 a dismissed notice is not shown again', async () => {
  const { site, notice, end } = await returning('/buy');
  notice.dismiss();
  expect(notice.order?.id).toBeUndefined();
  end();
  expect((await looking(site)).notice.order?.id).toBeUndefined();
});

it('D-19 ignores an answer after the visitor left', async () => {
  const { site, notice, end } = await returning('/');
  site.navigator.push('/buy');
  site.navigator.push('/legal/eula');
  await settled();
  expect(notice.order?.id).toBeUndefined();
  site.navigator.push('/buy');
  end();
  await settled();
  expect(notice.order?.id).toBeUndefined();
});

it('TY-02 an order that analytics did not get is told of on the next visit of any page', async () => {
  const site = await compose({ path: '/', as: 'new' });
  site.get(Consent).agreeToAll();
  const { orderId } = await ordered(site, { by: 'new' });
  site.purchases.write({ ...site.purchases.read()!, progress: { kind: 'paid', orderId, isShown: true } });
  await looking(site);
  await looking(site);
  expect(site.analytics.commerceEvents).toMatchObject([
    { kind: 'purchase', orderId, price: 24.99, currency: 'USD', items: [{ id: 'founders-3' }] },
    { kind: 'conversion' },
  ]);
});
