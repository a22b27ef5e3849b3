import type { Locale } from '../../domain/language/Locale';

export interface FoundTutorial {
  readonly slug: string;
  readonly title: string;
  /** May be empty. */
  readonly category: string;
}

/** Answers at once, the best match first. */
export interface TutorialIndex {
  find(typed: string): readonly FoundTutorial[];
}

export abstract class TutorialSearch {
  /** Undefined when the index could not be loaded; it can be asked for again. */
  abstract open(locale: Locale): Promise<TutorialIndex | undefined>;
}
