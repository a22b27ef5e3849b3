export abstract class Viewport {
  /** Narrower than 480 px, where the specification has its mobile layout. */
  abstract readonly isPhone: boolean;
  abstract scrollToTop(): void;
  /** Scrolls to where the visitor was when they left this entry of the history; nowhere when that is unknown. */
  abstract scrollBack(): void;
  /**
   * Until the signal aborts, stores the scroll position for `scrollBack` whenever a scroll ends and when the document is
   * left. Following a link stores it on every page. Browsers restore it after a reload, but before a list has grown.
   */
  abstract storeScrollPosition(signal: AbortSignal): void;
  /**
   * Scrolls to an element, or when it is added to the page.
   * @param hash with its #
   */
  abstract scrollTo(hash: string): void;
  /** Pixels above the window, in the next frame and after each change. @returns a function that stops it */
  abstract onScroll(listener: (pixels: number) => void): () => void;
  /** Pixels below the window's top; nothing when there is no such element. */
  abstract topOf(id: string): number | undefined;
  abstract watch(id: string, onSight: (isInSight: boolean) => void, margin?: number): () => void;
  /** Runs it after the next paint. */
  abstract afterPaint(run: () => void): void;
  /**
   * Puts the focus on the page's main content, as a page load would for a screen reader.
   * @param part id of an element that has it instead, if there is one
   */
  abstract focusMain(part?: string): void;
}
