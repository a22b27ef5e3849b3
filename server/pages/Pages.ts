import type { PreparedPage } from './PreparedPage';

/** Another path of this site; the query of the request goes along. */
export interface Redirect {
  readonly redirect: string;
}

/** What a preview link of the content service names. */
export interface PreviewLink {
  readonly token: string;
  readonly documentId: string;
}

/** `foreign`: the token is of another repository. `unreachable`: the content service did not say what it is about. */
export type PreviewOpening =
  { readonly kind: 'opened'; readonly path: string } | { readonly kind: 'foreign' | 'unreachable' };

/** Where the host gets a page from: the page itself as rendered here, or the application's empty shell. */
export interface Pages {
  /** The page of a decoded path without query. */
  pageOf(path: string): PreparedPage | Redirect | Promise<PreparedPage | Redirect>;

  /** The application's shell, which renders in the browser: for those who see what nobody else may. */
  shellOf(path: string): PreparedPage | Promise<PreparedPage>;

  /** Absent where there are no previews: without a renderer, and in the demo. */
  readonly openPreview?: (link: PreviewLink) => Promise<PreviewOpening>;
}
