/** Links of this site that a visitor may follow next. Paths carry query and hash. */
export abstract class LinkIntents {
  /**
   * Of those that the visitor seems about to follow: pointed at, touched, or reached with the keyboard.
   *
   * @param listener is told the path, perhaps several times
   */
  abstract onIntent(listener: (path: string) => void): void;

  /**
   * Of those that have come into view.
   *
   * @param listener is told each path once, while the browser has nothing better to do
   */
  abstract onSight(listener: (path: string) => void): void;

  /**
   * Of all that the page has, in view or not.
   *
   * @param listener is told each path once, while the browser has nothing better to do
   */
  abstract onPresence(listener: (path: string) => void): void;
}
