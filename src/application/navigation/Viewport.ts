export abstract class Viewport {
  /** True if the viewport is narrower than 480 px, the breakpoint of the specified mobile layout. */
  abstract readonly isPhone: boolean;
  abstract scrollToTop(): void;
  /** Restores the scroll position stored for this history entry. Does nothing if none is stored. */
  abstract restoreScroll(): void;
  /**
   * Stores the scroll position for `restoreScroll` whenever a scroll ends or the document unloads, until the signal
   * aborts. Only pages with growing lists need this: after a reload, the browser restores the position before the list
   * has grown. All pages store their position when the visitor follows a link.
   */
  abstract storeScrollPosition(signal: AbortSignal): void;
  /**
   * Scrolls to an element immediately, or as soon as it is added to the page.
   * @param hash including its #
   */
  abstract scrollTo(hash: string): void;
  /**
   * @param listener receives the scroll offset from the top in pixels, first in the next frame and then on each change
   * @returns a function that removes the listener
   */
  abstract onScroll(listener: (pixels: number) => void): () => void;
  /** Returns the element's distance from the top of the window in pixels; undefined if no element has this id. */
  abstract topOf(id: string): number | undefined;
  abstract observeVisibility(id: string, onSight: (isInSight: boolean) => void, margin?: number): () => void;
  /** Runs the function after the next paint. */
  abstract afterPaint(run: () => void): void;
  /**
   * Moves focus to the page's main content, where a screen reader would start after a page load.
   * @param part id of an element to focus instead, if it exists
   */
  abstract focusMain(part?: string): void;
}
