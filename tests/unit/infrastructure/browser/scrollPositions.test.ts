/** @jest-environment jsdom */
import { BrowserListProgress } from '#infrastructure/browser/BrowserListProgress';
import { BrowserViewport } from '#infrastructure/browser/BrowserViewport';

const viewport = new BrowserViewport({ window });
const notes = new BrowserListProgress({ window });

let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;
let visit: AbortController;

const scrollBy = (pixels: number, event: 'scroll' | 'scrollend' = 'scroll'): void => {
  Object.assign(window, { scrollY: pixels });
  window.dispatchEvent(new Event(event));
};

const leaveDocument = (): void => {
  window.dispatchEvent(new Event('pagehide'));
};

const scrollBack = (): unknown => {
  viewport.restoreScroll();
  return scrollTo.mock.lastCall?.[0];
};

beforeEach(() => {
  Object.assign(window, { onscrollend: null });
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.pushState({ key: 'news' }, '', '/news');
  visit = new AbortController();
  viewport.storeScrollPosition(visit.signal);
});

afterEach(() => {
  visit.abort();
  sessionStorage.clear();
});

it('SH-05 leaves scrolling to the browser when no position is stored', () => {
  expect(scrollBack()).toBeUndefined();
});

it('NE-01 saves the scroll position when a scroll ends', () => {
  scrollBy(700, 'scrollend');
  scrollBy(0);
  expect(scrollBack()).toEqual({ top: 700, left: 0, behavior: 'instant' });
});

it('NE-01 saves the scroll position during a scroll in browsers without scrollend', () => {
  visit.abort();
  delete (window as Partial<Window>).onscrollend;
  visit = new AbortController();
  viewport.storeScrollPosition(visit.signal);
  scrollBy(700);
  expect(scrollBack()).toHaveProperty('top', 700);
});

it('NE-01 saves the scroll position when the visitor leaves the document while scrolling', () => {
  scrollBy(700, 'scrollend');
  scrollBy(900);
  leaveDocument();
  expect(scrollBack()).toHaveProperty('top', 900);
});

it('NE-01 saves the scroll position together with the list’s length', () => {
  notes.saveStep('/news', 2);
  scrollBy(900);
  leaveDocument();
  notes.saveStep('/news', 3);
  expect(scrollBack()).toHaveProperty('top', 900);
  expect(notes.findStep('/news')).toBe(3);
});

it('NE-01 does not save the current page’s scroll position for the next history entry', () => {
  history.pushState({ key: 'article' }, '', '/news/article');
  scrollBy(900, 'scrollend');
  expect(scrollBack()).toBeUndefined();
});

it('NE-01 does not save a scroll position after the page is removed', () => {
  visit.abort();
  scrollBy(900, 'scrollend');
  leaveDocument();
  expect(scrollBack()).toBeUndefined();
});
