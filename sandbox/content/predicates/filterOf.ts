import { BadQuery } from '../BadQuery';
import { fieldValues } from '../fieldValues';
import type { StoredDocument } from '../StoredDocument';
import { operators } from './operators';
import { parsePredicates, type Predicate } from './parse';

export type DocumentFilter = (document: StoredDocument) => boolean;

/** Higher than the number of predicates that the site ever sends. */
const maxPredicates = 20;
const maxFullTextPredicates = 3;

/**
 * Creates a filter from the `q` parameters of a search. Documents must match all of them.
 * @throws BadQuery if one of them is invalid
 */
export const filterOf = (queries: readonly string[]): DocumentFilter => {
  const predicates = queries.flatMap(parsePredicates);
  if (predicates.length > maxPredicates) throw new BadQuery(`q has more than ${maxPredicates} predicates`);
  if (predicates.filter(({ operator }) => operator === 'fulltext').length > maxFullTextPredicates)
    throw new BadQuery(`q has more than ${maxFullTextPredicates} fulltext predicates`);
  const filters = predicates.map(filterOfPredicate);
  return (document) => filters.every((matches) => matches(document));
};

const filterOfPredicate = (predicate: Predicate): DocumentFilter => {
  const { path, position } = predicate;
  const operator = Object.hasOwn(operators, predicate.operator) ? operators[predicate.operator] : undefined;
  if (!operator) throw new BadQuery(`the operator "${predicate.operator}" is not known here`, position);
  const test = operator.prepare(predicate.arguments);
  if (typeof test === 'number') {
    const expected = ['a path', ...operator.expects].join(', then ');
    throw new BadQuery(`${predicate.operator} takes ${expected}`, position);
  }
  const valuesOf = fieldValues(path, position);
  const ofType = predicate.operator === 'missing' ? typeIn(path) : undefined;
  return (document) => (ofType === undefined || document.type === ofType) && test(valuesOf(document));
};

/** Returns the type in a path, because `missing(my.news.date)` must only match documents of the type `news`. */
const typeIn = (path: string): string | undefined => {
  const [root, type] = path.split('.');
  return root === 'my' ? type : undefined;
};
