/** @jest-environment jest-fixed-jsdom */
import { CountedOrders } from '../../../../src/application/analytics/CountedOrders';
import { BrowserStoredItems } from '../../../../src/infrastructure/browser/BrowserStoredItems';
import { CookieConsentStore } from '../../../../src/infrastructure/browser/CookieConsentStore';

const counted = new CountedOrders(new BrowserStoredItems({ window }));

it('TY-02 remembers each order for 31 days', () => {
  const cookies = jest.spyOn(Document.prototype, 'cookie', 'set');
  counted.add('7d1f');
  counted.add('a; b');
  expect(cookies.mock.calls.flat()).toEqual([
    expect.stringMatching(/^counted_7d1f=1; .*Max-Age=2678400;/),
    expect.stringMatching(/^counted_a%3B%20b=1; .*Max-Age=2678400;/),
  ]);
  expect([counted.has('7d1f'), counted.has('a; b'), counted.has('7d1')]).toEqual([true, true, false]);
});

it('TY-02 CC-06 forgets them when performance is withdrawn', () => {
  counted.add('7d1f');
  new CookieConsentStore({ window }).clearCookiesOf(['performance']);
  expect(counted.has('7d1f')).toBe(false);
});
