/** Links that the visitor may follow next. Paths include query and hash. */
export abstract class LinkIntents {
  /**
   * Observes links that the visitor hovers, touches or focuses.
   * @param listener may receive the same path several times
   */
  abstract onHover(listener: (path: string) => void): void;

  /**
   * Observes links that are in the viewport.
   * @param listener receives each path once, at most one path per idle period
   */
  abstract onVisible(listener: (path: string) => void): void;

  /**
   * Observes all links on the page.
   * @param listener receives each path once, at a slow rate that starts a few seconds after this call
   */
  abstract onDiscover(listener: (path: string) => void): void;
}
