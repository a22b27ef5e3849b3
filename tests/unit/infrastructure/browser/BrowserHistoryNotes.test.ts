/** @jest-environment jest-fixed-jsdom */
import { BrowserHistoryNotes } from '../../../../src/infrastructure/browser/BrowserHistoryNotes';

const scrollTo = (pixels: number): void => {
  Object.assign(window, { scrollY: pixels });
  window.dispatchEvent(new Event('scrollend'));
};

beforeEach(() => history.pushState({ position: 2 }, '', '/news'));

it('notes the step of a list in the entry of the history, beside its position', () => {
  const notes = new BrowserHistoryNotes({ window });
  expect(notes.stepOn('/news')).toBeUndefined();
  notes.note('/news', 3);
  expect(notes.stepOn('/news')).toBe(3);
  expect(notes.stepOn('/news/archives')).toBeUndefined();
  expect(history.state).toEqual({ position: 2, list: { path: '/news', step: 3 } });
});

it('notes the place in the page from the first note on, whenever a scroll ends', () => {
  const notes = new BrowserHistoryNotes({ window });
  scrollTo(800);
  expect(history.state).toEqual({ position: 2 });
  notes.note('/news', 2);
  scrollTo(1200);
  notes.note('/news', 3);
  scrollTo(1600);
  expect(history.state).toEqual({ position: 2, list: { path: '/news', step: 3 }, scroll: 1600 });
});

it('notes no place on a page without a grown list', () => {
  const notes = new BrowserHistoryNotes({ window });
  notes.note('/news', 2);
  history.pushState({ position: 3 }, '', '/legal/eula');
  scrollTo(400);
  expect(history.state).toEqual({ position: 3 });
});
