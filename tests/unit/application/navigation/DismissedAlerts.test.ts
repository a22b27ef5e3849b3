/** @jest-environment jest-fixed-jsdom */
import { DismissedAlerts } from '#application/navigation/DismissedAlerts';
import { BrowserStoredItems } from '#infrastructure/browser/BrowserStoredItems';

const dismissed = new DismissedAlerts(new BrowserStoredItems({ window }));

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
});

it('SH-12 remembers each dismissed alert for 2,678,400 s', () => {
  const cookies = jest.spyOn(Document.prototype, 'cookie', 'set');
  dismissed.add('docks', true);
  dismissed.add('outage; of "all" docks', true);
  expect(cookies.mock.calls.flat()).toEqual([
    expect.stringMatching(/^dismissed_docks=1; .*Max-Age=2678400;/),
    expect.stringMatching(/^dismissed_outage%3B%20of%20%22all%22%20docks=1; .*Max-Age=2678400;/),
  ]);
  expect(dismissed.has('docks')).toBe(true);
  expect(dismissed.has('outage; of "all" docks')).toBe(true);
  expect(dismissed.has('dock')).toBe(false);
});

it('SH-12 ignores unrelated and undecodable cookies', () => {
  document.cookie = 'docks=1; Path=/';
  document.cookie = 'dismissed_%E0%A4%A=1; Path=/';
  expect(dismissed.has('docks')).toBe(false);
});

it('SH-12 remembers an alert that is dismissed for this visit in the session storage only', () => {
  dismissed.add('docks', false);
  expect(document.cookie).toBe('');
  expect(Object.keys(sessionStorage)).toEqual(['closed_docks']);
  expect([dismissed.has('docks'), dismissed.has('dock')]).toEqual([true, false]);
});
