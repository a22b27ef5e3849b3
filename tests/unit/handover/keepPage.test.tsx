beforeAll(() => import('../../../src/handover/inline/keepPage'));

/** Whether the browser's default action of the key is allowed. */
const isLeftToTheBrowser = (init: KeyboardEventInit): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

it('LN-01 neither F5 nor Ctrl+R reloads a page of the launcher', () => {
  document.body.innerHTML = '<div data-kept=""></div>';
  expect(isLeftToTheBrowser({ key: 'F5' })).toBe(false);
  expect(isLeftToTheBrowser({ key: 'F5', ctrlKey: true })).toBe(false);
  expect(isLeftToTheBrowser({ key: 'r', ctrlKey: true })).toBe(false);
  expect(isLeftToTheBrowser({ key: 'R', ctrlKey: true, shiftKey: true })).toBe(false);
  expect(isLeftToTheBrowser({ key: 'r', metaKey: true })).toBe(false);
});

it.each([
  { key: 'r' },
  { key: 't', ctrlKey: true },
  { key: 'F6' },
  { key: 'F4' },
  { key: 'F' },
  { key: '5' },
  { key: 'Tab' },
])('LN-01 no other key is refused: %p', (init) => {
  document.body.innerHTML = '<div data-kept=""></div>';
  expect(isLeftToTheBrowser(init)).toBe(true);
});

it('LN-01 F5 and Ctrl+R reload any other page', () => {
  document.body.innerHTML = '<main></main>';
  expect(isLeftToTheBrowser({ key: 'F5' })).toBe(true);
  expect(isLeftToTheBrowser({ key: 'r', ctrlKey: true })).toBe(true);
});
