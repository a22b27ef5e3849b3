import type { PreviewLink, PreviewOpening } from '../../src/handover/Renderer';
import type { PreparedPage } from './PreparedPage';

/** Another path of this site; the query is kept. */
export interface Redirect {
  readonly redirect: string;
}

/** Source of pages for the host: rendered pages, or only the application's shell. */
export interface Pages {
  /** The page of a decoded path without query. */
  pageOf(path: string): PreparedPage | Redirect | Promise<PreparedPage | Redirect>;

  /** The shell, which renders in the browser: for previews. */
  shellOf(path: string): PreparedPage | Promise<PreparedPage>;

  /** Missing without a renderer and in the demo. */
  readonly openPreview?: (link: PreviewLink) => Promise<PreviewOpening>;
}
