import { safeDecode } from '#domain/shared/safeDecode';
import { injectable } from 'inversify';
import { Viewport } from '#application/navigation/Viewport';
import { BrowserWindow } from './BrowserWindow';
import { updateHistoryEntryData, readHistoryEntryData, readHistoryState } from './historyEntryData';
import { keepAnchorInView } from './keepAnchorInView';

@injectable()
export class BrowserViewport extends Viewport {
  private release: () => void = () => undefined;

  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  get isPhone(): boolean {
    return !this.browser.window.matchMedia('(min-width: 480px)').matches;
  }

  scrollToTop(): void {
    this.release();
    this.browser.window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }

  /**
   * Restores the stored scroll position. The browser's own restoration runs before the page is rendered,
   * so it cannot scroll beyond the end of a shorter previous page.
   */
  restoreScroll(): void {
    const { window } = this.browser;
    const { scroll } = readHistoryEntryData(window);
    if (scroll === undefined) return;
    this.release();
    window.scrollTo({ top: scroll, left: 0, behavior: 'instant' });
  }

  storeScrollPosition(signal: AbortSignal): void {
    const { window } = this.browser;
    const { key } = readHistoryState(window);
    const store = (): void => {
      // During a navigation the old page is still visible until the next one is rendered.
      if (readHistoryState(window).key === key) updateHistoryEntryData(window, { scroll: window.scrollY });
    };
    // Safari before 26.2 has no scrollend.
    window.addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', store, { signal });
    window.addEventListener('pagehide', store, { signal });
  }

  scrollTo(hash: string): void {
    this.release();
    this.release = keepAnchorInView(this.browser.window, idIn(hash));
  }

  onScroll(listener: (pixels: number) => void): () => void {
    const { window } = this.browser;
    let frame: number | undefined;
    // Reading the scroll position between frames would force a layout.
    const notify = (): void => {
      frame ??= window.requestAnimationFrame(() => {
        frame = undefined;
        listener(window.scrollY);
      });
    };
    window.addEventListener('scroll', notify, { passive: true });
    notify();
    return () => {
      window.removeEventListener('scroll', notify);
      if (frame !== undefined) window.cancelAnimationFrame(frame);
    };
  }

  topOf(id: string): number | undefined {
    return this.browser.window.document.getElementById(id)?.getBoundingClientRect().top;
  }

  observeVisibility(id: string, onSight: (isInSight: boolean) => void, margin = 0): () => void {
    const { document, IntersectionObserver } = this.browser.window;
    const element = document.getElementById(id);
    if (!element) return () => undefined;
    const observer = new IntersectionObserver((entries) => onSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${margin}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }

  afterPaint(run: () => void): void {
    const { window } = this.browser;
    window.requestAnimationFrame(() => window.requestAnimationFrame(run));
  }

  focusMain(part = ''): void {
    const { document } = this.browser.window;
    // Do not move focus out of a menu or dialog that has opened in the meantime.
    if (document.activeElement?.closest('[popover], [role="dialog"]')) return;
    (document.getElementById(part) ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }
}

/** Returns the element id in a hash, or the raw hash if it cannot be decoded. */
const idIn = (hash: string): string => {
  const id = hash.slice(1);
  return safeDecode(id) ?? id;
};
