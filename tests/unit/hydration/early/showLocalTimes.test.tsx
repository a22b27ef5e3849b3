import { showLocalTimes } from '#hydration/early/showLocalTimes';
import { countdownAttribute, hydratedEvent, localTimeAttribute } from '#hydration/protocol';

const now = new Date('2026-11-26T07:20:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now });
  window.history.replaceState(null, '', '/de');
  document.body.innerHTML = `
    <time datetime="2026-11-26T07:00:00.000Z" ${localTimeAttribute}="moment">7</time>
    <time datetime="2026-11-26T08:30:00.000Z" ${localTimeAttribute}="clock">8</time>
    <span ${countdownAttribute}="2026-11-26T08:30:00.000Z"></span>`;
});

afterEach(() => jest.useRealTimers());

const texts = () =>
  [...document.body.children].map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));

it('SS-01 shows rendered times in the reader’s time zone and counts down', () => {
  showLocalTimes('Europe/Berlin');
  expect(texts()).toEqual(['26. November 2026 um 08:00 MEZ', '09:30 MEZ', '(in 70 Minuten)']);
  jest.advanceTimersByTime(60_000);
  expect(texts()[2]).toBe('(in 69 Minuten)');
  jest.advanceTimersByTime(70 * 60_000);
  expect(texts()[2]).toBe('');
});

it('leaves the countdown to the application once it is hydrated', () => {
  showLocalTimes();
  document.dispatchEvent(new Event(hydratedEvent));
  jest.advanceTimersByTime(600_000);
  expect(texts()[2]).toBe('(in 70 Minuten)');
});

it('sets no timer on pages without times', () => {
  document.body.innerHTML = '';
  showLocalTimes();
  expect(jest.getTimerCount()).toBe(0);
});
