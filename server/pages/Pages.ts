import type { PreviewLink, PreviewResult, PostedForm } from '#hydration/Renderer';
import type { PageDictionaries } from '../dictionaries/PageDictionaries';
import type { PreparedPage } from './PreparedPage';

/** Another path of this site. The query is preserved. */
export interface Redirect {
  readonly redirect: string;
}

/** A page for one visitor. */
interface FormAnswer {
  readonly html: string;
  /** Like those of a prepared page. */
  readonly styleHashes: readonly string[];
}

/** Source of pages for the web server: rendered pages, or only the application shell. */
export interface Pages {
  /** Returns the page of a decoded path without query. */
  pageOf(path: string): PreparedPage | Redirect | Promise<PreparedPage | Redirect>;

  /** Returns the application shell, which renders in the browser; used for previews. */
  shellOf(path: string): PreparedPage | Promise<PreparedPage>;

  /**
   * Returns the page of a path without query after it has handled a form; undefined if it cannot be rendered. Missing
   * without a renderer and in the demo.
   */
  readonly answerForm?: (path: string, sent: PostedForm) => Promise<FormAnswer | Redirect | undefined>;

  /**
   * Returns the state with which the application hydrates a page; undefined if this version of the page is no longer
   * cached. Missing without a renderer and in the demo.
   *
   * @param path decoded path without query
   */
  readonly stateOf?: (name: string, path: string) => Promise<PreparedPage | undefined>;

  /** Missing without a renderer and in the demo. */
  readonly dictionaries?: PageDictionaries;

  /** Missing without a renderer and in the demo. */
  readonly openPreview?: (link: PreviewLink) => Promise<PreviewResult>;
}
