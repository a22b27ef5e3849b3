/** @jest-environment jest-fixed-jsdom */
import { DeviceIdentity } from '#application/session/DeviceIdentity';
import { TokenStore } from '#application/session/TokenStore';
import { BrowserStoredItems } from '#infrastructure/browser/BrowserStoredItems';
import type { BrowserWindow } from '#infrastructure/browser/BrowserWindow';
import { CryptoUuids } from '#infrastructure/browser/CryptoUuids';

const onHttp: BrowserWindow = { window };
const onHttps = {
  window: { document, localStorage, crypto: globalThis.crypto, location: { protocol: 'https:' } },
} as unknown as BrowserWindow;

const tokens = { token: 'header.payload.signature', refreshToken: 'opaque; refresh=token' };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const tokensOn = (browser: BrowserWindow): TokenStore => new TokenStore(new BrowserStoredItems(browser));

const identityOn = (browser: BrowserWindow): DeviceIdentity =>
  new DeviceIdentity(new BrowserStoredItems(browser), new CryptoUuids(browser));

const spyOnCookie = (): jest.SpyInstance => jest.spyOn(Document.prototype, 'cookie', 'set');

afterEach(() => {
  for (const name of ['token', 'refreshToken', 'device']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

describe('token cookies', () => {
  it('SE-07 token cookies apply to the whole site for 604,800 s with SameSite=Lax', () => {
    const cookies = spyOnCookie();
    tokensOn(onHttp).write(tokens);
    expect(cookies.mock.calls.flat()).toEqual([
      'token=header.payload.signature; Path=/; Max-Age=604800; SameSite=Lax',
      'refreshToken=opaque%3B%20refresh%3Dtoken; Path=/; Max-Age=604800; SameSite=Lax',
    ]);
  });

  it('SE-07 D-15 token cookies have the Secure attribute on HTTPS', () => {
    const cookies = spyOnCookie();
    const store = tokensOn(onHttps);
    store.write(tokens);
    store.clear();
    expect(cookies.mock.calls).toHaveLength(4);
    for (const [cookie] of cookies.mock.calls) expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
  });

  it('SE-07 every token store in the browser reads the stored tokens unchanged', () => {
    tokensOn(onHttp).write(tokens);
    expect(tokensOn(onHttp).read()).toEqual(tokens);
  });

  it('SE-07 signing out clears the token cookies', () => {
    const store = tokensOn(onHttp);
    store.write(tokens);
    store.clear();
    expect(store.read()).toBeUndefined();
    expect(document.cookie).toBe('');
  });

  it.each(['refreshToken=x', 'token=; refreshToken=', 'mytoken=x', 'token=%E0%A4%A'])(
    'SE-01 %j alone is not a session',
    (cookie) => {
      for (const part of cookie.split('; ')) document.cookie = part;
      expect(tokensOn(onHttp).read()).toBeUndefined();
      document.cookie = 'mytoken=; Max-Age=0';
    },
  );
});

it('SE-07 an access token that is too large for a cookie is stored until the player signs out', () => {
  const store = tokensOn(onHttp);
  const large = { ...tokens, token: `header.${'r'.repeat(9000)}.signature` };
  store.write(large);
  expect(document.cookie.length).toBeLessThan(4096);
  expect(tokensOn(onHttp).read()).toEqual(large);
  store.write(tokens);
  expect(tokensOn(onHttp).read()).toEqual(tokens);
  expect(localStorage).toHaveLength(0);
  store.write(large);
  store.clear();
  expect(store.read()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('SE-01 reads an access token without a refresh token so that it can be verified', () => {
  document.cookie = 'token=x';
  expect(tokensOn(onHttp).read()).toEqual({ token: 'x', refreshToken: '' });
});

describe('the device id', () => {
  it('SE-06 stores the device id in a cookie for 7,776,000 s', () => {
    const cookies = spyOnCookie();
    const id = identityOn(onHttp).getOrCreateId();
    expect(id).toMatch(uuid);
    expect(cookies.mock.calls).toEqual([[`device=${id}; Path=/; Max-Age=7776000; SameSite=Lax`]]);
  });

  it('SE-06 reuses the device id and renews its cookie at each sign-in', () => {
    const identity = identityOn(onHttp);
    const id = identity.getOrCreateId();
    const cookies = spyOnCookie();
    expect(identity.getOrCreateId()).toBe(id);
    expect(identityOn(onHttp).getOrCreateId()).toBe(id);
    expect(cookies.mock.calls.flat().every((cookie) => String(cookie).includes('Max-Age=7776000'))).toBe(
      true,
    );
  });

  it('SE-06 two browsers get different device ids', () => {
    const first = identityOn(onHttps).getOrCreateId();
    document.cookie = 'device=; Path=/; Max-Age=0';
    expect(identityOn(onHttps).getOrCreateId()).not.toBe(first);
  });
});
