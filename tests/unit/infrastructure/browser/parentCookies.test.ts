/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"url": "https://www.farstead.test/fr/compte/profil"}
 */
import { agreedToAll, serializeChoices } from '#domain/consent/ConsentChoices';
import {
  consentCookie,
  deviceCookie,
  refreshTokenCookie,
  storedItems,
  tokenCookie,
} from '#domain/consent/storedItems';
import { BrowserStoredItems } from '#infrastructure/browser/BrowserStoredItems';

const stored = new BrowserStoredItems({ window });

const values: Readonly<Record<string, string>> = {
  [tokenCookie.name]: 'header.payload.signature',
  [refreshTokenCookie.name]: 'opaque',
  [deviceCookie.name]: '0f4b6a3e-6c7e-4f51-9f0a-2f4a3a1d9b10',
  [consentCookie.name]: serializeChoices(agreedToAll),
};

const scopes = [
  'Domain=farstead.test; Path=/',
  'Domain=farstead.test; Path=/fr',
  'Domain=www.farstead.test; Path=/',
  'Path=/fr/compte/',
  'Path=/fr/compte/profil',
];

const cookies = storedItems.filter(({ name, storage }) => storage === 'cookie' && !name.endsWith('…'));

beforeEach(() => stored.removeAll(cookies));

describe.each(scopes)('SE-07 with cookies of another site (%s)', (scope) => {
  beforeEach(() => {
    for (const { name } of cookies) document.cookie = `${name}=foreign; ${scope}; Secure`;
  });

  it.each(cookies)('reads $name as it was written', (item) => {
    const value = values[item.name] ?? 'mine';
    expect(stored.read(item)).toBe('foreign');
    stored.write(item, value);
    expect(stored.read(item)).toBe(value);
    stored.remove(item);
    expect(stored.read(item)).toBeUndefined();
  });

  it.each(cookies.filter(({ pattern }) => pattern))('reads $name despite a foreign value', (item) => {
    const value = values[item.name] ?? '';
    document.cookie = `${item.name}=${encodeURIComponent(value)}; Path=/; Secure`;
    expect(stored.read(item)).toBe(value);
  });
});
