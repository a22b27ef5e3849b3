/** Links that the visitor may follow next. Paths include query and hash. */
export abstract class LinkIntents {
  /**
   * Observes links that are hovered, touched or focused.
   * @param listener may receive a path several times
   */
  abstract onHover(listener: (path: string) => void): void;

  /**
   * Observes links in view.
   * @param listener receives each path once, one path per idle period
   */
  abstract onVisible(listener: (path: string) => void): void;

  /**
   * Observes all links of the page.
   * @param listener receives each path once, slowly, starting some seconds after this call
   */
  abstract onDiscover(listener: (path: string) => void): void;
}
