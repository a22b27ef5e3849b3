/** @jest-environment jsdom */
import { BrowserHistoryNotes } from '../../../../src/infrastructure/browser/BrowserHistoryNotes';
import { BrowserViewport } from '../../../../src/infrastructure/browser/BrowserViewport';

const viewport = new BrowserViewport({ window });
const notes = new BrowserHistoryNotes({ window });

let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;
let shown: AbortController;

const scrollBy = (pixels: number, event: 'scroll' | 'scrollend' = 'scroll'): void => {
  Object.assign(window, { scrollY: pixels });
  window.dispatchEvent(new Event(event));
};

const leaveDocument = (): void => {
  window.dispatchEvent(new Event('pagehide'));
};

const scrolledBack = (): unknown => {
  viewport.scrollBack();
  return scrollTo.mock.lastCall?.[0];
};

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.pushState({ key: 'news' }, '', '/news');
  shown = new AbortController();
  viewport.storeScrollPosition(shown.signal);
});

afterEach(() => {
  shown.abort();
  sessionStorage.clear();
});

it('SH-05 leaves an unknown scroll position to the browser', () => {
  expect(scrolledBack()).toBeUndefined();
});

it('NE-01 notes the scroll position when a scroll ends', () => {
  scrollBy(700, 'scrollend');
  scrollBy(0);
  expect(scrolledBack()).toEqual({ top: 700, left: 0, behavior: 'instant' });
});

it('NE-01 notes the scroll position when the document is left before a scroll has ended', () => {
  scrollBy(700, 'scrollend');
  scrollBy(900);
  leaveDocument();
  expect(scrolledBack()).toHaveProperty('top', 900);
});

it('NE-01 notes the scroll position together with the length of the list', () => {
  notes.note('/news', 2);
  scrollBy(900);
  leaveDocument();
  notes.note('/news', 3);
  expect(scrolledBack()).toHaveProperty('top', 900);
  expect(notes.stepOn('/news')).toBe(3);
});

it('NE-01 notes no scroll position for the next entry while the page is still shown', () => {
  history.pushState({ key: 'article' }, '', '/news/article');
  scrollBy(900, 'scrollend');
  expect(scrolledBack()).toBeUndefined();
});

it('NE-01 notes no scroll position once the page is gone', () => {
  shown.abort();
  scrollBy(900, 'scrollend');
  leaveDocument();
  expect(scrolledBack()).toBeUndefined();
});
