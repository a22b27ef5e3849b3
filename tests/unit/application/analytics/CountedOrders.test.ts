/** @jest-environment jest-fixed-jsdom */
import { CountedOrders } from '#application/analytics/CountedOrders';
import { ConsentStore } from '#application/consent/ConsentStore';
import { BrowserStoredItems } from '#infrastructure/browser/BrowserStoredItems';

const stored = new BrowserStoredItems({ window });
const counted = new CountedOrders(stored);

it('TY-02 remembers each reported order for 31 days', () => {
  const cookies = jest.spyOn(Document.prototype, 'cookie', 'set');
  counted.add('7d1f');
  counted.add('a; b');
  expect(cookies.mock.calls.flat()).toEqual([
    expect.stringMatching(/^counted_7d1f=1; .*Max-Age=2678400;/),
    expect.stringMatching(/^counted_a%3B%20b=1; .*Max-Age=2678400;/),
  ]);
  expect([counted.has('7d1f'), counted.has('a; b'), counted.has('7d1')]).toEqual([true, true, false]);
});

it('TY-02 CC-06 withdrawing performance consent deletes the stored orders', () => {
  counted.add('7d1f');
  new ConsentStore(stored).clearItemsOf(['performance']);
  expect(counted.has('7d1f')).toBe(false);
});
