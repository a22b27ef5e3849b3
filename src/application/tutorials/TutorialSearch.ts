import type { Locale } from '#domain/language/Locale';

export interface TutorialSearchResult {
  readonly slug: string;
  readonly title: string;
  /** Title of the category; empty if the tutorial has no category. */
  readonly category: string;
}

/** Search index of the tutorials. Returns results synchronously, best match first. */
export interface TutorialIndex {
  find(typed: string): readonly TutorialSearchResult[];
}

export abstract class TutorialSearch {
  /** Returns undefined if the index could not be loaded. The call can be retried. */
  abstract open(locale: Locale): Promise<TutorialIndex | undefined>;
}
