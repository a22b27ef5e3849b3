import type { PreviewLink, PreviewOpening, SentForm } from '../../src/handover/Renderer';
import type { PageDictionaries } from '../dictionaries/PageDictionaries';
import type { PreparedPage } from './PreparedPage';

/** Another path of this site; the query is kept. */
export interface Redirect {
  readonly redirect: string;
}

/** A page for one visitor. */
interface FormAnswer {
  readonly html: string;
  /** As those of a prepared page. */
  readonly styleHashes: readonly string[];
}

/** Source of pages for the host: rendered pages, or only the application's shell. */
export interface Pages {
  /** The page of a decoded path without query. */
  pageOf(path: string): PreparedPage | Redirect | Promise<PreparedPage | Redirect>;

  /** The shell, which renders in the browser: for previews. */
  shellOf(path: string): PreparedPage | Promise<PreparedPage>;

  /**
   * The page of a path without query, after it has taken a form; undefined when it cannot be rendered. Missing without a
   * renderer and in the demo.
   */
  readonly answerForm?: (path: string, sent: SentForm) => Promise<FormAnswer | Redirect | undefined>;

  /**
   * The state of a page, for the application that takes it over; undefined when this version of the page is not known
   * any more. Missing without a renderer and in the demo.
   *
   * @param path decoded, without query
   */
  readonly stateOf?: (name: string, path: string) => Promise<PreparedPage | undefined>;

  /** Missing without a renderer and in the demo. */
  readonly dictionaries?: PageDictionaries;

  /** Missing without a renderer and in the demo. */
  readonly openPreview?: (link: PreviewLink) => Promise<PreviewOpening>;
}
