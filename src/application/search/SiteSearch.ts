import type { Locale } from '#domain/language/Locale';

/** `site` includes the questions of the help page, the main pages and the tutorials. */
export type SearchScope = 'tutorials' | 'site';

export interface SearchResult {
  readonly path: string;
  readonly title: string;
  /** What kind of page it is, such as the category of a tutorial; may be empty. */
  readonly note: string;
}

/** Returns results synchronously, best match first. */
export interface SearchIndex {
  find(typed: string): readonly SearchResult[];
}

export abstract class SiteSearch {
  /** Returns undefined if the index could not be loaded. The call can be retried. */
  abstract open(scope: SearchScope, locale: Locale): Promise<SearchIndex | undefined>;
}
