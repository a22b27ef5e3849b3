/** @jest-environment jest-fixed-jsdom */
import { BrowserAttention } from '../../../../src/infrastructure/browser/BrowserAttention';

const attending = (html: string) => {
  document.body.innerHTML = html;
  return new BrowserAttention({ window });
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
  'what was typed into %s counts until it is gone',
  (html) => {
    const attention = attending(html);
    expect([attention.hasTyped, attention.isTaken]).toEqual([false, false]);
    type('input, textarea', 'a');
    expect([attention.hasTyped, attention.isTaken]).toEqual([true, true]);
    type('input, textarea', '');
    expect(attention.hasTyped).toBe(false);
    type('input, textarea', 'b');
    document.body.innerHTML = '';
    expect(attention.hasTyped).toBe(false);
  },
);

it('what a page filled in by itself is not typed, and a tick is no text', () => {
  const attention = attending('<input value="prefilled"><input type="checkbox" value="yes">');
  type('input[type="checkbox"]', 'yes');
  expect(attention.hasTyped).toBe(false);
});

it.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<dialog open></dialog>'])(
  '%s is in use',
  (html) => {
    expect(attending(html).isTaken).toBe(true);
  },
);

it('a menu that is open is in use', () => {
  const attention = attending('<div popover="auto"></div><details></details>');
  const toggle = (selector: string, newState: string) =>
    document.querySelector(selector)?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  toggle('details', 'open');
  expect(attention.isTaken).toBe(false);
  toggle('div', 'open');
  expect(attention.isTaken).toBe(true);
  toggle('div', 'closed');
  expect(attention.isTaken).toBe(false);
  toggle('div', 'open');
  document.body.innerHTML = '';
  expect(attention.isTaken).toBe(false);
});

it('a focused field counts as in use, and so does a page in the background', () => {
  const attention = attending('<input><button>Go</button>');
  document.querySelector('input')?.focus();
  expect(attention.isTaken).toBe(true);
  document.querySelector('button')?.focus();
  expect(attention.isTaken).toBe(false);
  visibility = 'hidden';
  expect(attention.isTaken).toBe(true);
});

it('tells of every way to come back', () => {
  const attention = attending('');
  let returns = 0;
  attention.onReturn(() => (returns += 1));
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
