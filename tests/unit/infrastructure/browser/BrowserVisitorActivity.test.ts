/** @jest-environment jest-fixed-jsdom */
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { BrowserVisitorActivity } from '#infrastructure/browser/BrowserVisitorActivity';

const clock = new FakeClock();

const setUp = (html: string) => {
  document.body.innerHTML = html;
  return new BrowserVisitorActivity({ window }, clock);
};

const type = (selector: string, text: string) => {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

afterEach(() => (visibility = 'visible'));

it.each(['<input type="email">', '<textarea></textarea>', '<form><input></form>'])(
  'text typed into %s counts as typed until it is removed',
  (html) => {
    const activity = setUp(html);
    expect([activity.hasTyped, activity.isBusy]).toEqual([false, false]);
    type('input, textarea', 'a');
    expect([activity.hasTyped, activity.isBusy]).toEqual([true, true]);
    type('input, textarea', '');
    expect(activity.hasTyped).toBe(false);
    type('input, textarea', 'b');
    document.body.innerHTML = '';
    expect(activity.hasTyped).toBe(false);
  },
);

it('does not count prefilled text or checkboxes as typed', () => {
  const activity = setUp('<input value="prefilled"><input type="checkbox" value="yes">');
  type('input[type="checkbox"]', 'yes');
  expect(activity.hasTyped).toBe(false);
});

it.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<dialog open></dialog>'])(
  'reports the page as busy while the dialog %s is open',
  (html) => {
    expect(setUp(html).isBusy).toBe(true);
  },
);

it('reports the page as busy while a menu is open', () => {
  const activity = setUp('<div popover="auto"></div><details></details>');
  const toggle = (selector: string, newState: string) =>
    document.querySelector(selector)?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  toggle('details', 'open');
  expect(activity.isBusy).toBe(false);
  toggle('div', 'open');
  expect(activity.isBusy).toBe(true);
  toggle('div', 'closed');
  expect(activity.isBusy).toBe(false);
  toggle('div', 'open');
  document.body.innerHTML = '';
  expect(activity.isBusy).toBe(false);
});

it('reports the page as busy while a field is focused or the page is in the background', () => {
  const activity = setUp('<input><button>Go</button>');
  document.querySelector('input')?.focus();
  expect(activity.isBusy).toBe(true);
  document.querySelector('button')?.focus();
  expect(activity.isBusy).toBe(false);
  visibility = 'hidden';
  expect(activity.isBusy).toBe(true);
});

it('SH-16 reports the page as busy for five seconds after a key press', () => {
  const activity = setUp('<a href="/">Home</a>');
  const isBusyAfter = (milliseconds: number) => {
    clock.advance(milliseconds);
    return activity.isBusy;
  };
  expect(activity.isBusy).toBe(false);
  const stopped = (event: Event) => event.stopPropagation();
  document.body.addEventListener('keydown', stopped, { once: true });
  document.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect([isBusyAfter(0), isBusyAfter(4999), isBusyAfter(1)]).toEqual([true, true, false]);
});

it('reports every way of returning to the page', () => {
  const activity = setUp('');
  let returns = 0;
  activity.onReturn(() => (returns += 1));
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(returns).toBe(0);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  expect(returns).toBe(4);
});
