/** @jest-environment jest-fixed-jsdom */
import { BrowserHistoryNotes } from '../../../../src/infrastructure/browser/BrowserHistoryNotes';
import { BrowserStoredItems } from '../../../../src/infrastructure/browser/BrowserStoredItems';

const historyNotes = () => new BrowserHistoryNotes({ window }, new BrowserStoredItems({ window }));

const scrollTo = (pixels: number): void => {
  Object.assign(window, { scrollY: pixels });
  window.dispatchEvent(new Event('scrollend'));
};

let add: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  history.pushState({ position: 2 }, '', '/news');
  add = jest.spyOn(window, 'addEventListener');
});

afterEach(() => {
  sessionStorage.clear();
  for (const [type, listener] of add.mock.calls) window.removeEventListener(type, listener);
});

it('notes the step of a list in the entry of the history, beside its position', () => {
  const notes = historyNotes();
  expect(notes.stepOn('/news')).toBeUndefined();
  notes.note('/news', 3);
  expect(notes.stepOn('/news')).toBe(3);
  expect(notes.stepOn('/news/archives')).toBeUndefined();
  expect(history.state).toEqual({ position: 2, list: { path: '/news', step: 3 } });
});

it('notes the place in the page from the first note on, whenever a scroll ends', () => {
  const notes = historyNotes();
  scrollTo(800);
  expect(history.state).toEqual({ position: 2 });
  notes.note('/news', 2);
  scrollTo(1200);
  notes.note('/news', 3);
  scrollTo(1600);
  expect(history.state).toEqual({ position: 2, list: { path: '/news', step: 3 }, scroll: 1600 });
});

it('notes no place on a page without a grown list', () => {
  const notes = historyNotes();
  notes.note('/news', 2);
  history.pushState({ position: 3 }, '', '/legal/eula');
  scrollTo(400);
  expect(history.state).toEqual({ position: 3 });
});

describe('when the document is left before a scroll has ended', () => {
  const leaveAt = (pixels: number): void => {
    Object.assign(window, { scrollY: pixels });
    window.dispatchEvent(new Event('pagehide'));
  };

  it('restores the scroll position of a grown list in the next document', () => {
    historyNotes().note('/news', 2);
    leaveAt(900);
    historyNotes();
    expect(history.state).toEqual({ position: 2, list: { path: '/news', step: 2 }, scroll: 900 });
  });

  it('restores the position once', () => {
    historyNotes().note('/news', 2);
    leaveAt(900);
    historyNotes();
    scrollTo(1500);
    historyNotes();
    expect(history.state).toHaveProperty('scroll', 1500);
  });

  it('restores nothing on another page or in a list that has not grown', () => {
    historyNotes().note('/news', 2);
    leaveAt(900);
    history.pushState({ position: 3 }, '', '/media');
    historyNotes();
    expect(history.state).toEqual({ position: 3 });
    leaveAt(400);
    historyNotes();
    expect(history.state).toEqual({ position: 3 });
  });
});

describe('while another document is loaded', () => {
  const navigation = new EventTarget();
  const startNavigation = (sameDocument: boolean): void => {
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { sameDocument } }));
  };
  const noted = { position: 2, list: { path: '/news', step: 2 } };

  const leaving = (): BrowserHistoryNotes => {
    Object.assign(window, { navigation });
    const notes = historyNotes();
    notes.note('/news', 2);
    startNavigation(false);
    return notes;
  };

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'navigation');
  });

  it('writes nothing to the history: the browser would drop the page from its back/forward cache', () => {
    const notes = leaving();
    notes.note('/news', 3);
    scrollTo(500);
    expect(history.state).toEqual(noted);
  });

  it('notes the step three seconds after the last navigation if the page is still there', () => {
    const notes = leaving();
    notes.note('/news', 3);
    jest.advanceTimersByTime(2_000);
    startNavigation(false);
    jest.advanceTimersByTime(2_999);
    expect(history.state).toEqual(noted);
    jest.advanceTimersByTime(1);
    expect(history.state).toEqual({ position: 2, list: { path: '/news', step: 3 } });
    scrollTo(700);
    expect(history.state).toHaveProperty('scroll', 700);
  });

  it('notes nothing on a page that the visitor went to meanwhile', () => {
    leaving().note('/news', 3);
    history.pushState({ position: 3 }, '', '/legal/eula');
    jest.advanceTimersByTime(3_000);
    expect(history.state).toEqual({ position: 3 });
  });

  it('takes a navigation within the document for none', () => {
    Object.assign(window, { navigation });
    const notes = historyNotes();
    startNavigation(true);
    notes.note('/news', 2);
    expect(history.state).toEqual(noted);
  });
});
