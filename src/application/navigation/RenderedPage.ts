/** The server-rendered page. */
export abstract class RenderedPage {
  /** When the page could first be seen; undefined after hydration, or if the page was rendered by the client. */
  abstract visibleSince(): Date | undefined;
}
