import type { PreviewLink, PreviewResult, PostedForm } from '#hydration/Renderer';
import type { PageDictionaries } from '../dictionaries/PageDictionaries';
import type { PreparedPage } from './PreparedPage';

/** Another path of this site. The query is preserved. */
export interface Redirect {
  readonly redirect: string;
}

/** A page that was rendered for a single visitor in response to a form. */
interface FormAnswer {
  readonly html: string;
  /** Hashes of the style sheets inside the HTML, for the content security policy. */
  readonly styleHashes: readonly string[];
}

/** Where the web server gets its pages: rendered pages, or only the application shell. */
export interface Pages {
  /**
   * Returns the page of a decoded path without query.
   *
   * @param country the visitor's country (ISO 3166-1 alpha-2), for pages with prices
   */
  pageOf(path: string, country?: string): PreparedPage | Redirect | Promise<PreparedPage | Redirect>;

  /** Returns the application shell, which renders in the browser; used for previews. */
  shellOf(path: string): PreparedPage | Promise<PreparedPage>;

  /**
   * Submits a form and returns the resulting page; undefined if the page cannot be rendered. The path has no query.
   * Missing without a renderer and in the demo.
   */
  readonly answerForm?: (path: string, sent: PostedForm) => Promise<FormAnswer | Redirect | undefined>;

  /**
   * Returns the state with which the application hydrates a page; undefined if this version of the page is no longer
   * cached. Missing without a renderer and in the demo.
   *
   * @param path decoded path without query
   * @param country as for `pageOf`
   */
  readonly stateOf?: (name: string, path: string, country?: string) => Promise<PreparedPage | undefined>;

  /** Missing without a renderer and in the demo. */
  readonly dictionaries?: PageDictionaries;

  /** Missing without a renderer and in the demo. */
  readonly openPreview?: (link: PreviewLink) => Promise<PreviewResult>;
}
