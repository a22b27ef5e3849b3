import MiniSearch, { type Query } from 'minisearch';
import type { TutorialSearchResult, TutorialIndex } from '#application/tutorials/TutorialSearch';
import type { Locale } from '#domain/language/Locale';
import {
  compoundParts,
  compoundsWith,
  searchWords,
  transpositionsOf,
  wordsOf,
} from '#domain/tutorials/searchTerms';

interface IndexedTutorial extends TutorialSearchResult {
  readonly searchWords: string;
  readonly description: string;
  readonly text: string;
}

const fields = ['title', 'searchWords', 'category', 'description', 'text'] as const;

const boost = { title: 6, searchWords: 4, category: 2, description: 3 };

const maxResults = 8;

/** Allows one typo in words of four to seven letters, and two typos in longer words. */
const fuzzy = (word: string): number | false => (word.length < 4 ? false : word.length < 8 ? 1 : 2);

/** If two tutorials have the same slug, the first one is used. */
export const createTutorialIndex = (tutorials: readonly IndexedTutorial[], locale: Locale): TutorialIndex => {
  const bySlug = new Map([...tutorials].reverse().map((tutorial) => [tutorial.slug, tutorial]));
  const vocabulary = new Set(
    tutorials.flatMap((tutorial) => fields.flatMap((field) => wordsOf(tutorial[field], locale))),
  );
  const lexicon = { vocabulary, locale };

  const index = new MiniSearch<IndexedTutorial>({
    idField: 'slug',
    fields: [...fields],
    storeFields: [],
    tokenize: (text) => [...wordsOf(text, locale)],
    processTerm: (word) => word,
    searchOptions: {
      boost,
      prefix: true,
      fuzzy,
      weights: { fuzzy: 0.3, prefix: 0.7 },
    },
  });
  index.addAll([...bySlug.values()]);

  const withCompounds = (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      word,
      {
        queries: [...compoundsWith(word, lexicon), ...transpositionsOf(word, lexicon)],
        prefix: false,
        fuzzy: false,
      },
    ],
  });

  const search = (words: readonly string[], combineWith: 'AND' | 'OR') =>
    index.search({ combineWith, queries: words.map(withCompounds) });

  return {
    find: (typed) => {
      const words = searchWords(typed, locale);
      const every = search(words, 'AND');
      const found =
        every.length > 0
          ? every
          : search([...words, ...words.flatMap((word) => compoundParts(word, lexicon))], 'OR');
      return found.slice(0, maxResults).flatMap(({ id }) => {
        const tutorial = bySlug.get(id as string);
        return tutorial ? [{ slug: tutorial.slug, title: tutorial.title, category: tutorial.category }] : [];
      });
    },
  };
};
