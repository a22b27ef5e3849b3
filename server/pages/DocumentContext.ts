import type { InlineScripts } from './inlineScripts';

/** Inputs for turning a rendered page into an HTML document. */
export interface DocumentContext {
  /** The built index.html. */
  readonly template: string;
  readonly inlineScripts: InlineScripts;
  /** Scripts and styles of the page's chunk, without the leading slash. */
  readonly files: readonly string[];
  /** The public origin. */
  readonly origin: string;
  /** Path of the picture for shared links: 1200 by 630 pixels. */
  readonly picture: string | undefined;
}
