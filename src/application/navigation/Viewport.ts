export abstract class Viewport {
  /** Narrower than 480 px, the breakpoint for the specification's mobile layout. */
  abstract readonly isPhone: boolean;
  abstract scrollToTop(): void;
  /** Restores the scroll position of this history entry. Does nothing if it is not stored. */
  abstract restoreScroll(): void;
  /**
   * Stores the scroll position for `restoreScroll` when a scroll ends and when the document is left, until the signal
   * aborts. Every page stores it when a link is followed. Browsers restore it after a reload, but before a list has
   * grown.
   */
  abstract storeScrollPosition(signal: AbortSignal): void;
  /**
   * Scrolls to an element, now or when it is added to the page.
   * @param hash including its #
   */
  abstract scrollTo(hash: string): void;
  /**
   * @param listener receives the scroll offset from the top in pixels, in the next frame and after each change
   * @returns a function that removes the listener
   */
  abstract onScroll(listener: (pixels: number) => void): () => void;
  /** Distance in pixels from the top of the window; undefined if there is no such element. */
  abstract topOf(id: string): number | undefined;
  abstract observeVisibility(id: string, onSight: (isInSight: boolean) => void, margin?: number): () => void;
  /** Runs the function after the next paint. */
  abstract afterPaint(run: () => void): void;
  /**
   * Moves the focus to the page's main content, as a page load would for a screen reader.
   * @param part id of an element to focus instead, if it exists
   */
  abstract focusMain(part?: string): void;
}
