import type { BrowserWindow } from '#infrastructure/browser/BrowserWindow';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import { fakeStoreOrigin } from '#infrastructure/fake/commerce/FakeStoreCheckouts';
import { FakeExternalNavigator } from '#infrastructure/fake/browser/FakeExternalNavigator';
import { FakeExternalPages } from '#infrastructure/fake/linked-accounts/FakeExternalPages';
import { fakeDiscordOrigin } from '#infrastructure/fake/backend/externalAccounts';
import { compose } from '../../support/compose';

const setUp = async () => {
  const application = await compose();
  const gone: string[] = [];
  const location = { origin: 'http://localhost:8080', assign: (to: string) => gone.push(to) };
  const history = { state: { key: 'first' } };
  const browser = {
    window: { addEventListener: () => undefined, history, location },
  } as unknown as BrowserWindow;
  const sales = application.get(FakeSales);
  const sale = sales.start(application.backend.person('steam'), {
    key: 'key-1',
    channel: 'store',
    language: 'fr',
    productId: 'founders-3',
  });
  if (!sale.ok) throw new Error(sale.error.kind);
  return {
    application,
    gone,
    navigator: new FakeExternalNavigator(browser, sales, application.get(FakeExternalPages)),
    sale: sale.value,
  };
};

it('CK-03 the demo store accepts the payment and redirects the player with the order', async () => {
  const { application, gone, navigator, sale } = await setUp();
  const address = new URL(`${fakeStoreOrigin}/pay?order=${sale.orderId}`);
  address.searchParams.set('returnUrl', 'http://localhost:8080/fr/acheter/merci?source=steam');
  navigator.leave(address);
  expect(gone).toEqual([`/fr/acheter/merci?source=steam&orderId=${sale.orderId}`]);
  expect(application.backend.sales).toMatchObject([{ isApproved: true, status: 'started' }]);
});

it('LK-01 the demo Discord approves the link and redirects with a code and the state', async () => {
  const { gone, navigator } = await setUp();
  const address = new URL(`${fakeDiscordOrigin}/oauth2/authorize?state=s-1`);
  address.searchParams.set('redirect_uri', 'http://localhost:8080/account/linked');
  navigator.leave(address);
  const back = new URL(gone[0] ?? '', 'http://localhost:8080');
  expect(back.pathname).toBe('/account/linked');
  expect(back.searchParams.get('state')).toBe('s-1');
  expect(back.searchParams.get('code')).toMatch(/^discord~/);
});

it('LK-02 the demo store identifies the player and redirects to the localized page', async () => {
  const { gone, navigator } = await setUp();
  const returnTo = 'http://localhost:8080/fr/compte/comptes-lies?login=l-1';
  navigator.leave(new URL(`${fakeStoreOrigin}/openid?returnTo=${encodeURIComponent(returnTo)}`));
  const back = new URL(gone[0] ?? '', 'http://localhost:8080');
  expect(back.pathname).toBe('/fr/compte/comptes-lies');
  expect(back.searchParams.get('openid.mode')).toBe('id_res');
  expect(back.searchParams.get('openid.return_to')).toBe(returnTo);
});

it('CK-03 navigates normally to all other sites', async () => {
  const { application, gone, navigator } = await setUp();
  navigator.leave(new URL('https://store.example/pay?order=1'));
  navigator.leave(new URL(`${fakeStoreOrigin}/help`));
  navigator.leave(new URL(`${fakeDiscordOrigin}/help`));
  expect(gone).toEqual([
    'https://store.example/pay?order=1',
    `${fakeStoreOrigin}/help`,
    `${fakeDiscordOrigin}/help`,
  ]);
  expect(application.backend.sales).not.toMatchObject([{ isApproved: true }]);
});
