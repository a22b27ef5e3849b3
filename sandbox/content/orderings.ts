import { BadQuery } from './BadQuery';
import { fieldValues, type FieldValues } from './fieldValues';
import type { StoredDocument } from './StoredDocument';

type Comparison = (one: StoredDocument, other: StoredDocument) => number;

const newestFirst = 'document.last_publication_date desc';

/** Parses orderings such as `[my.news.date desc, document.id]` into a comparison. Ties are broken by id. */
export const comparisonOf = (orderings: string | undefined): Comparison => {
  const given = fieldsOf((orderings ?? '').trim());
  const comparisons = (given.length > 0 ? given : [newestFirst]).map(comparisonOfField);
  return (one, other) => {
    for (const compare of comparisons) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return one.id < other.id ? -1 : 1;
  };
};

const fieldsOf = (orderings: string): string[] => {
  const opened = orderings.startsWith('[');
  if (opened !== orderings.endsWith(']')) throw new BadQuery('orderings: a bracket is not closed');
  const list = opened ? orderings.slice(1, -1) : orderings;
  return list.trim() === '' ? [] : list.split(',');
};

const comparisonOfField = (ordering: string): Comparison => {
  const [path = '', direction = 'asc', ...rest] = ordering.trim().split(/\s+/);
  if (rest.length > 0 || !['asc', 'desc'].includes(direction)) {
    throw new BadQuery(`orderings: "${ordering.trim()}" is not a path with asc or desc`);
  }
  return compareBy(fieldValues(path), direction === 'asc' ? 1 : -1);
};

/** Sorts documents without the field last, in either direction. */
const compareBy =
  (valuesOf: FieldValues, sign: 1 | -1): Comparison =>
  (one, other) => {
    const [left] = valuesOf(one);
    const [right] = valuesOf(other);
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined);
    }
    return sign * compareValues(left, right);
  };

const compareValues = (left: unknown, right: unknown): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : String(left).localeCompare(String(right), 'en');
