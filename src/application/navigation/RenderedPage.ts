/** The server-rendered page. */
export abstract class RenderedPage {
  /**
   * Returns when the page first became visible; undefined after hydration, or if the client rendered the page.
   */
  abstract visibleSince(): Date | undefined;
}
