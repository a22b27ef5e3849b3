import { normalizeText } from '#domain/shared/normalizeText';
import type { ContentDocument, DocumentCondition, DocumentPage, DocumentQuery } from './Documents';
import { momentOf } from './reading/values';

const newestFirst = { field: 'document.last_publication_date', direction: 'desc' } as const;

/** Runs a query on an array of documents, with the same rules as the content service (CT-01). */
export const selectDocuments = (
  documents: readonly ContentDocument[],
  query: DocumentQuery,
): DocumentPage => {
  const { page = 1, pageSize = 20, ordering = newestFirst, fields } = query;
  const found = documents
    .filter((document) => matches(document, query))
    .sort((one, other) => {
      const order = compare(valueAt(one, ordering.field), valueAt(other, ordering.field), ordering.direction);
      return order || (one.id < other.id ? -1 : 1);
    });
  return {
    documents: found
      .slice((page - 1) * pageSize, page * pageSize)
      .map((document) => (fields ? { ...document, data: withFields(document.data, fields) } : document)),
    total: found.length,
    pages: Math.ceil(found.length / pageSize),
  };
};

const withFields = (data: ContentDocument['data'], fields: readonly string[]): ContentDocument['data'] =>
  Object.fromEntries(Object.entries(data).filter(([name]) => fields.includes(name)));

const matches = (
  document: ContentDocument,
  { type, locale, id, uid, uids, fullText, where = [] }: DocumentQuery,
): boolean =>
  document.type === type &&
  document.lang === locale &&
  (id === undefined || document.id === id) &&
  (uid === undefined || document.uid === uid) &&
  (uids === undefined || (document.uid !== null && uids.includes(document.uid))) &&
  where.every((condition) => meetsCondition(document.data[condition.field], condition)) &&
  (fullText === undefined || containsWords(document.data, fullText));

const meetsCondition = (found: unknown, condition: DocumentCondition): boolean => {
  const time = momentOf(found)?.getTime() ?? Number.NaN;
  switch (condition.is) {
    case 'equal':
      return found === condition.value;
    case 'different':
      return found !== condition.value;
    case 'one-of':
      return typeof found === 'string' && condition.value.includes(found);
    case 'before':
      return time < condition.value;
    case 'after':
      return time > condition.value;
  }
};

/** Whether each word of the search is a prefix of a word in the document. Ignores case and accents. */
const containsWords = (data: unknown, searched: string): boolean => {
  const wanted = wordsOf(searched);
  const words = wordsOf(JSON.stringify(data));
  return wanted.length > 0 && wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
};

const wordsOf = (text: string): string[] => normalizeText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Reads a field by its name in the content service: `document.id`, `my.<type>.<field>`. */
const valueAt = (document: ContentDocument, field: string): unknown => {
  switch (field) {
    case 'document.id':
      return document.id;
    case 'document.first_publication_date':
      return document.firstPublished;
    case 'document.last_publication_date':
      return document.lastPublished;
    case `my.${document.type}.uid`:
      return document.uid;
    default:
      return document.data[field.split('.').at(-1) ?? ''];
  }
};

/** Compares two field values. In both directions, documents without the field come last. */
const compare = (left: unknown, right: unknown, direction: 'asc' | 'desc'): number => {
  const missing = Number(isEmpty(left)) - Number(isEmpty(right));
  if (missing !== 0 || isEmpty(left)) return missing;
  const order =
    typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left).localeCompare(String(right), 'en');
  return direction === 'asc' ? order : -order;
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
