import MiniSearch, { type Query } from 'minisearch';
import type { SearchIndex, SearchResult } from '#application/search/SiteSearch';
import type { Locale } from '#domain/language/Locale';
import {
  compoundParts,
  compoundsWith,
  searchWords,
  transpositionsOf,
  wordsOf,
} from '#domain/search/searchTerms';

/** A page, question or tutorial with its texts. */
export interface SearchEntry extends SearchResult {
  readonly searchWords: string;
  readonly description: string;
  readonly text: string;
}

const fields = ['title', 'searchWords', 'note', 'description', 'text'] as const;

const boost = { title: 6, searchWords: 4, note: 2, description: 3 };

const maxResults = 8;

/** Allows one typo in words of four to seven letters, and two typos in longer words. */
const fuzzy = (word: string): number | false => (word.length < 4 ? false : word.length < 8 ? 1 : 2);

/** If two entries have the same path, the first one is used. */
export const createSearchIndex = (entries: readonly SearchEntry[], locale: Locale): SearchIndex => {
  const byPath = new Map([...entries].reverse().map((entry) => [entry.path, entry]));
  const vocabulary = new Set(
    entries.flatMap((entry) => fields.flatMap((field) => wordsOf(entry[field], locale))),
  );
  const lexicon = { vocabulary, locale };

  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
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
  index.addAll([...byPath.values()]);

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
        const entry = byPath.get(id as string);
        return entry ? [{ path: entry.path, title: entry.title, note: entry.note }] : [];
      });
    },
  };
};
