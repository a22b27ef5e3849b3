import { normalizeText } from '#domain/shared/normalizeText';

/** Keys of texts that are not visible on a page. */
const unread = new Set(['url', 'type', 'link_type', 'kind', 'id', 'spans', 'direction', 'target']);

/** Sorted words by document. Entries never become stale, because every edit creates a new document object. */
const wordIndexes = new WeakMap<object, readonly string[]>();

/** Whether every word of `searched` is a prefix of a word in the values. Ignores case and accents. */
export const containsWords = (values: readonly unknown[], searched: string): boolean => {
  const wanted = wordsOf(searched);
  if (wanted.length === 0) return false;
  const indexes = values.map(indexedWords);
  return wanted.every((word) => indexes.some((words) => hasPrefix(words, word)));
};

const indexedWords = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return sortedWords(value);
  const known = wordIndexes.get(value);
  if (known) return known;
  const words = sortedWords(value);
  wordIndexes.set(value, words);
  return words;
};

const sortedWords = (value: unknown): readonly string[] =>
  [...new Set(textsIn(value).flatMap(wordsOf))].sort();

/** Whether one of the sorted words starts with `prefix`. Uses binary search. */
const hasPrefix = (words: readonly string[], prefix: string): boolean => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return words[low]?.startsWith(prefix) ?? false;
};

const wordsOf = (text: string): string[] => normalizeText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
};
