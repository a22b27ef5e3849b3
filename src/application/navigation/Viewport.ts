/** The part of the page that the visitor sees. */
export abstract class Viewport {
  abstract scrollToTop(): void;
  /** Scrolls to the element that a hash (with its #) names; @returns false when there is none. */
  abstract scrollTo(hash: string): boolean;
  /** Puts the focus on the page's main content, as a page load would for a screen reader. */
  abstract focusMain(): void;
}
