/** The page that stood in the browser before the application was there. */
export abstract class RenderedPage {
  /** Since when a visitor can have seen it; nothing once the application has taken over, or where it made the page. */
  abstract shownSince(): Date | undefined;
}
