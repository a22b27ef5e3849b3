/** @jest-environment jest-fixed-jsdom */
import { BrowserListProgress } from '#infrastructure/browser/BrowserListProgress';

const notes = new BrowserListProgress({ window });
const storedName = 'entry_first';

beforeEach(() => history.pushState({ key: 'first' }, '', '/news'));

afterEach(() => sessionStorage.clear());

it('NE-01 stores the step of a list for the history entry', () => {
  expect(notes.findStep('/news')).toBeUndefined();
  notes.saveStep('/news', 3);
  expect(notes.findStep('/news')).toBe(3);
  history.pushState({ key: 'second' }, '', '/news');
  expect(notes.findStep('/news')).toBeUndefined();
});

it('NE-01 returns no step for another page with the same entry', () => {
  notes.saveStep('/news', 3);
  expect(notes.findStep('/news/archives')).toBeUndefined();
});

it('writes nothing to the history, so that a page being left stays in the back/forward cache', () => {
  const replace = jest.spyOn(history, 'replaceState');
  const push = jest.spyOn(history, 'pushState');
  notes.saveStep('/news', 3);
  expect(replace).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

it('stores nothing for an entry without a key', () => {
  history.replaceState(null, '');
  notes.saveStep('/news', 3);
  expect(notes.findStep('/news')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{', 'null', '[]', '{"list":null}', '{"list":{"path":"/news","step":"3"}}', '{"list":{"step":3}}'])(
  'reads no step from the stored text %s',
  (text) => {
    sessionStorage.setItem(storedName, text);
    expect(notes.findStep('/news')).toBeUndefined();
  },
);
