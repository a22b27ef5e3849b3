/** @jest-environment jest-fixed-jsdom */
import { BrowserListProgress } from '#infrastructure/browser/BrowserListProgress';

const notes = new BrowserListProgress({ window });
const storedName = 'entry_first';

beforeEach(() => history.pushState({ key: 'first' }, '', '/news'));

afterEach(() => sessionStorage.clear());

it('NE-01 stores a list’s step per history entry', () => {
  expect(notes.findStep('/news')).toBeUndefined();
  notes.saveStep('/news', 3);
  expect(notes.findStep('/news')).toBe(3);
  history.pushState({ key: 'second' }, '', '/news');
  expect(notes.findStep('/news')).toBeUndefined();
});

it('NE-01 returns no step for a different path in the same history entry', () => {
  notes.saveStep('/news', 3);
  expect(notes.findStep('/news/archives')).toBeUndefined();
});

it('does not change the history entry, so that the back/forward cache can store the page', () => {
  const replace = jest.spyOn(history, 'replaceState');
  const push = jest.spyOn(history, 'pushState');
  notes.saveStep('/news', 3);
  expect(replace).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

it('does not store a step for a history entry without a key', () => {
  history.replaceState(null, '');
  notes.saveStep('/news', 3);
  expect(notes.findStep('/news')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{', 'null', '[]', '{"list":null}', '{"list":{"path":"/news","step":"3"}}', '{"list":{"step":3}}'])(
  'returns no step for the stored text %s',
  (text) => {
    sessionStorage.setItem(storedName, text);
    expect(notes.findStep('/news')).toBeUndefined();
  },
);
