/** The part of the page that the visitor sees. */
export abstract class Viewport {
  abstract scrollToTop(): void;
  /** Scrolls to the element that a hash (with its #) names; @returns false when there is none. */
  abstract scrollTo(hash: string): boolean;
  /**
   * Tells how many pixels of the page lie above the window, with the next frame and with each in which that changes.
   *
   * @returns a function that stops listening
   */
  abstract onScroll(listener: (pixels: number) => void): () => void;
  /** Where the element of an id begins, in pixels below the upper edge of the window; nothing when there is none. */
  abstract topOf(id: string): number | undefined;
  /**
   * Tells when the element of an id comes into sight, or within `margin` pixels of it, and when it goes again.
   *
   * @returns a function that stops watching
   */
  abstract watch(id: string, onSight: (isInSight: boolean) => void, margin?: number): () => void;
  /** Runs what can wait until what was drawn is on the screen. */
  abstract afterPaint(run: () => void): void;
  /** Puts the focus on the page's main content, as a page load would for a screen reader. */
  abstract focusMain(): void;
}
