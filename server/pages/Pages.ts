import type { PreviewLink, PreviewOpening } from '../../src/handover/Renderer';
import type { PreparedPage } from './PreparedPage';

/** Another path of this site; the query of the request goes along. */
export interface Redirect {
  readonly redirect: string;
}

/** Where the host gets a page from: the page itself as rendered here, or the application's empty shell. */
export interface Pages {
  /** The page of a decoded path without query. */
  pageOf(path: string): PreparedPage | Redirect | Promise<PreparedPage | Redirect>;

  /** The application's shell, which renders in the browser: for those who see what nobody else may. */
  shellOf(path: string): PreparedPage | Promise<PreparedPage>;

  /** Absent where there are no previews: without a renderer, and in the demo. */
  readonly openPreview?: (link: PreviewLink) => Promise<PreviewOpening>;
}
