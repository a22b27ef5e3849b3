import type { Locale } from '#domain/language/Locale';

export interface TutorialSearchResult {
  readonly slug: string;
  readonly title: string;
  /** May be empty. */
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
