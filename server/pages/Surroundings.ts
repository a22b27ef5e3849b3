import type { InlineScripts } from './inlineScripts';

/** What a rendered page needs to become a document. */
export interface Surroundings {
  /** The built index.html. */
  readonly template: string;
  readonly inlineScripts: InlineScripts;
  /** Scripts and styles of the page's chunk, without the leading slash. */
  readonly files: readonly string[];
  /** The origin that visitors see. */
  readonly origin: string;
  /** The path of the picture that stands for the site where a page is shared: 1200 by 630 pixels. */
  readonly picture: string | undefined;
}
