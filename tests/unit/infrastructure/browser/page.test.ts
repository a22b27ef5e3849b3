/** @jest-environment jest-fixed-jsdom */
import { BrowserClipboard } from '#infrastructure/browser/BrowserClipboard';
import { BrowserDocumentHead } from '#infrastructure/browser/BrowserDocumentHead';
import { BrowserViewport } from '#infrastructure/browser/BrowserViewport';
import type { BrowserWindow } from '#infrastructure/browser/BrowserWindow';
import { WebLocks } from '#infrastructure/browser/WebLocks';

const browser: BrowserWindow = { window };
const browserWith = (navigator: object) => ({ window: { navigator } }) as unknown as BrowserWindow;

describe('the document’s head', () => {
  it('SH-06 sets title, description and language only once, even when called repeatedly', () => {
    const head = new BrowserDocumentHead(browser);
    const reported = { page: '', product: 'Farstead', trail: [] };
    head.set({ ...reported, title: 'Log in · Farstead', description: 'First', locale: 'en-us' });
    head.set({ ...reported, title: 'Se connecter · Farstead', description: 'Un monde', locale: 'fr-fr' });
    expect(document.title).toBe('Se connecter · Farstead');
    expect(document.documentElement.lang).toBe('fr-FR');
    const descriptions = document.querySelectorAll<HTMLMetaElement>('meta[name="description"]');
    expect([...descriptions].map(({ content }) => content)).toEqual(['Un monde']);
  });
});

it('SH-06 does not rewrite an unchanged document language, to avoid a style recalculation', () => {
  const head = new BrowserDocumentHead(browser);
  const reported = {
    page: '',
    product: 'Farstead',
    trail: [],
    description: 'First',
    locale: 'de-de',
  } as const;
  head.set({ ...reported, title: 'Anmelden' });
  const writes = jest.spyOn(document.documentElement, 'lang', 'set');
  head.set({ ...reported, title: 'Konto' });
  expect(writes).not.toHaveBeenCalled();
  expect(document.documentElement.lang).toBe('de-DE');
});

describe('the viewport', () => {
  const viewport = new BrowserViewport(browser);
  const scrolled: string[] = [];

  beforeEach(() => {
    scrolled.length = 0;
    document.body.innerHTML = '<main tabindex="-1"><h2 id="builders">B</h2><h2 id="bâtisseurs">C</h2></main>';
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.id);
    };
  });

  it.each([
    ['#builders', ['builders']],
    ['#b%C3%A2tisseurs', ['bâtisseurs']],
  ])('SH-05 scrolls to the element that %s identifies', (hash, ids) => {
    viewport.scrollTo(hash);
    expect(scrolled).toEqual(ids);
  });

  it.each(['#nowhere', '#', '#%E0%A4%A', '#50%', '#"]'])(
    'SH-05 does not scroll for %s, which has no target',
    (hash) => {
      viewport.scrollTo(hash);
      expect(scrolled).toEqual([]);
    },
  );

  it('SH-05 scrolls to the top without animation', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    viewport.scrollToTop();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
  });

  describe('animation frames', () => {
    let frames: FrameRequestCallback[] = [];
    const nextFrame = () => {
      const due = frames;
      frames = [];
      due.forEach((run) => run(0));
    };

    beforeEach(() => {
      frames = [];
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
      jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
    });

    it('LE-01 reports the scroll position once per frame until the listener is removed', () => {
      const notified: number[] = [];
      const stop = viewport.onScroll((pixels) => notified.push(pixels));
      expect(notified).toEqual([]);
      nextFrame();
      Object.assign(window, { scrollY: 120 });
      window.dispatchEvent(new Event('scroll'));
      window.dispatchEvent(new Event('scroll'));
      nextFrame();
      expect(notified).toEqual([0, 120]);
      window.dispatchEvent(new Event('scroll'));
      stop();
      nextFrame();
      window.dispatchEvent(new Event('scroll'));
      nextFrame();
      expect(notified).toEqual([0, 120]);
    });

    it('SH-05 scrolls to a target that is added to the page later', () => {
      viewport.scrollTo('#changes');
      nextFrame();
      expect(scrolled).toEqual([]);
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 id="changes"></h2>');
      nextFrame();
      expect(scrolled).toEqual(['changes']);
    });

    it('runs a task only after the next frame is painted', () => {
      const run = jest.fn();
      viewport.afterPaint(run);
      nextFrame();
      expect(run).not.toHaveBeenCalled();
      nextFrame();
      expect(run).toHaveBeenCalledTimes(1);
    });
  });

  it('moves focus to the page’s content or to one of its parts', () => {
    viewport.focusMain();
    expect(document.activeElement?.tagName).toBe('MAIN');
    viewport.focusMain('no-such-part');
    expect(document.activeElement?.tagName).toBe('MAIN');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div id="part" tabindex="-1"></div>');
    viewport.focusMain('part');
    expect(document.activeElement?.id).toBe('part');
    document.body.innerHTML = '';
    viewport.focusMain();
  });
});

describe('the clipboard', () => {
  it('SE-10 copies the text to the clipboard', async () => {
    const texts: string[] = [];
    const writeText = async (text: string) => void texts.push(text);
    expect(await new BrowserClipboard(browserWith({ clipboard: { writeText } })).copy('::pos{1}')).toBe(true);
    expect(texts).toEqual(['::pos{1}']);
  });

  it.each([
    [
      'refuses',
      { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } },
    ],
    ['has no clipboard', {}],
  ])('SE-10 copying to the clipboard fails when the browser %s', async (_, navigator) => {
    expect(await new BrowserClipboard(browserWith(navigator)).copy('x')).toBe(false);
  });
});

describe('locks', () => {
  it('SE-01 exclusive tasks use the Web Locks API', async () => {
    const requested: string[] = [];
    const request = (name: string, task: () => Promise<unknown>) => {
      requested.push(name);
      return task();
    };
    expect(await new WebLocks(browserWith({ locks: { request } })).runExclusive('renew', async () => 7)).toBe(
      7,
    );
    expect(requested).toEqual(['renew']);
  });

  it('SE-01 exclusive tasks run without a lock when the browser does not support locks', async () => {
    expect(await new WebLocks(browserWith({})).runExclusive('renew', async () => 7)).toBe(7);
  });
});
