beforeAll(() => import('#hydration/inline/preventReloadKeys'));

/** Whether the browser's default action of the key is allowed. */
const isDefaultAllowed = (init: KeyboardEventInit): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

it('LN-01 F5 and Ctrl+R do not reload launcher pages', () => {
  document.body.innerHTML = '<div data-kept=""></div>';
  expect(isDefaultAllowed({ key: 'F5' })).toBe(false);
  expect(isDefaultAllowed({ key: 'F5', ctrlKey: true })).toBe(false);
  expect(isDefaultAllowed({ key: 'r', ctrlKey: true })).toBe(false);
  expect(isDefaultAllowed({ key: 'R', ctrlKey: true, shiftKey: true })).toBe(false);
  expect(isDefaultAllowed({ key: 'r', metaKey: true })).toBe(false);
});

it.each([
  { key: 'r' },
  { key: 't', ctrlKey: true },
  { key: 'F6' },
  { key: 'F4' },
  { key: 'F' },
  { key: '5' },
  { key: 'Tab' },
])('LN-01 does not block the key %p', (init) => {
  document.body.innerHTML = '<div data-kept=""></div>';
  expect(isDefaultAllowed(init)).toBe(true);
});

it('LN-01 F5 and Ctrl+R reload pages outside the launcher', () => {
  document.body.innerHTML = '<main></main>';
  expect(isDefaultAllowed({ key: 'F5' })).toBe(true);
  expect(isDefaultAllowed({ key: 'r', ctrlKey: true })).toBe(true);
});
