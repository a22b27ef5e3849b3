import type { BrowserWindow } from '../../../../src/infrastructure/browser/BrowserWindow';
import { FakeSales } from '../../../../src/infrastructure/fake/commerce/FakeSales';
import { fakeStoreOrigin } from '../../../../src/infrastructure/fake/commerce/FakeStoreCheckouts';
import { StoreVisitingNavigator } from '../../../../src/infrastructure/fake/commerce/StoreVisitingNavigator';
import { compose } from '../../support/compose';

const visiting = async () => {
  const application = await compose();
  const gone: string[] = [];
  const location = { origin: 'http://localhost:8080', assign: (to: string) => gone.push(to) };
  const browser = { window: { addEventListener: () => undefined, location } } as unknown as BrowserWindow;
  const sales = application.get(FakeSales);
  const sale = sales.start(application.world.person('steam'), {
    key: 'key-1',
    channel: 'store',
    language: 'fr',
    productId: 'founders-3',
  });
  if (!sale.ok) throw new Error(sale.error.kind);
  return { application, gone, navigator: new StoreVisitingNavigator(browser, sales), sale: sale.value };
};

it('CK-03 the demo’s store takes the money and sends the player back with their order', async () => {
  const { application, gone, navigator, sale } = await visiting();
  const address = new URL(`${fakeStoreOrigin}/pay?order=${sale.orderId}`);
  address.searchParams.set('returnUrl', 'http://localhost:8080/fr/acheter/merci?source=steam');
  navigator.leave(address);
  expect(gone).toEqual([`/fr/acheter/merci?source=steam&orderId=${sale.orderId}`]);
  expect(application.world.sales).toMatchObject([{ isApproved: true, status: 'started' }]);
});

it('CK-03 every other site is left for', async () => {
  const { application, gone, navigator } = await visiting();
  navigator.leave(new URL('https://store.example/pay?order=1'));
  navigator.leave(new URL(`${fakeStoreOrigin}/help`));
  expect(gone).toEqual(['https://store.example/pay?order=1', `${fakeStoreOrigin}/help`]);
  expect(application.world.sales).not.toMatchObject([{ isApproved: true }]);
});
