import type { Locale } from '#domain/language/Locale';

export interface TutorialSearchResult {
  readonly slug: string;
  readonly title: string;
  /** Title of the category; empty if the tutorial has none. */
  readonly category: string;
}

/** Returns results synchronously, best match first. */
export interface TutorialIndex {
  find(typed: string): readonly TutorialSearchResult[];
}

export abstract class TutorialSearch {
  /** Returns undefined if the index could not be loaded; the call can be repeated. */
  abstract open(locale: Locale): Promise<TutorialIndex | undefined>;
}
