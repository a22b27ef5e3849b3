/** Keys whose texts are not visible on a page. */
const unread = new Set(['url', 'type', 'link_type', 'kind', 'id', 'spans', 'direction', 'target']);

/** Whether every word of `searched` begins a word in `value`; ignores case and accents. */
export const containsWords = (value: unknown, searched: string): boolean => {
  const wanted = wordsOf(searched);
  if (wanted.length === 0) return false;
  const words = textsIn(value).flatMap(wordsOf);
  return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu) ?? [];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
};
