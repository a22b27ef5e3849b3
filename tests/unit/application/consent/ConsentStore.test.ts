/** @jest-environment jest-fixed-jsdom */
import { ConsentStore } from '#application/consent/ConsentStore';
import { agreedToAll, undecidedChoices } from '#domain/consent/ConsentChoices';
import { BrowserStoredItems } from '#infrastructure/browser/BrowserStoredItems';

const store = new ConsentStore(new BrowserStoredItems({ window }));

afterEach(() => {
  jest.restoreAllMocks();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
});

it('CC-04 the consent cookie expires after 34,128,000 s', () => {
  const cookies = jest.spyOn(Document.prototype, 'cookie', 'set');
  store.write(agreedToAll);
  expect(cookies.mock.calls.flat()).toEqual([
    expect.stringMatching(/^cookie_preference=.*; Max-Age=34128000;/),
  ]);
  expect(store.read()).toEqual(agreedToAll);
});

it.each(['cookie_preference=%7Bbroken', 'cookie_preference=%E0%A4%A', 'cookie_preference=', 'other=1'])(
  'CC-04 treats the cookie %j as no decision',
  (cookie) => {
    document.cookie = cookie;
    expect(store.read()).toEqual(undecidedChoices);
  },
);

it('CC-06 clears only the cookies of the given categories', () => {
  for (const name of ['_ga', '_ga_ABC', '_gcl_au', 'ref', 'dismissed_alert', 'token']) {
    document.cookie = `${name}=1; Path=/`;
  }
  store.clearItemsOf(['performance']);
  expect(document.cookie.split('; ')).toEqual(['_gcl_au=1', 'ref=1', 'dismissed_alert=1', 'token=1']);
  store.clearItemsOf(['targeting', 'functional', 'social']);
  expect(document.cookie).toBe('token=1');
});

it('CC-06 clears a cookie that a tag set for the whole domain', () => {
  const written: string[] = [];
  const elsewhere = {
    window: {
      localStorage,
      sessionStorage,
      location: { hostname: 'www.farstead.test', pathname: '/', protocol: 'https:' },
      document: {
        get cookie() {
          return '_ga=1';
        },
        set cookie(cookie: string) {
          written.push(cookie);
        },
      },
    },
  };
  new ConsentStore(new BrowserStoredItems(elsewhere as never)).clearItemsOf(['performance']);
  expect([...new Set(written)]).toEqual([
    '_ga=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    '_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=www.farstead.test; Secure',
    '_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=farstead.test; Secure',
  ]);
});
