/** The page that the server rendered. */
export abstract class RenderedPage {
  /** When it could first be seen; nothing after take-over, or for a page of the application. */
  abstract shownSince(): Date | undefined;
}
