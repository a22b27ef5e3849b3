import { BadQuery } from './BadQuery';

/** Validated query parameters of a search. */
export interface SearchParameters {
  readonly ref: string;
  readonly queries: readonly string[];
  /** Undefined for all languages. */
  readonly lang: string | undefined;
  readonly orderings: string | undefined;
  /** Fields as `<type>.<field>`; undefined for all fields. */
  readonly fetch: readonly string[] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const everyLanguage = '*';
const defaultPageSize = 20;
const maxPageSize = 100;

/** Maximum total length of all `q` parameters. It leaves room for a list of a hundred uids. */
const maxQueriesLength = 8_000;
const maxOrderingsLength = 300;

/** @throws BadQuery if a parameter is missing or invalid */
export const searchParameters = (query: unknown, masterLanguage: string): SearchParameters => {
  const given = query as Readonly<Record<string, unknown>>;
  const ref = single(given, 'ref');
  if (!ref) throw new BadQuery('ref is missing: GET /api/v2 lists the refs');
  const lang = single(given, 'lang') ?? masterLanguage;
  const queries = all(given, 'q');
  const orderings = single(given, 'orderings');
  if (queries.join('').length > maxQueriesLength)
    throw new BadQuery(`q has more than ${maxQueriesLength} characters`);
  if ((orderings?.length ?? 0) > maxOrderingsLength)
    throw new BadQuery(`orderings has more than ${maxOrderingsLength} characters`);
  return {
    ref,
    queries,
    lang: lang === everyLanguage ? undefined : lang,
    orderings,
    fetch: single(given, 'fetch')?.split(','),
    page: positive(given, 'page', 1),
    pageSize: Math.min(positive(given, 'pageSize', defaultPageSize), maxPageSize),
  };
};

const single = (given: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const [value, ...more] = all(given, name);
  if (more.length > 0) throw new BadQuery(`${name} is given more than once`);
  return value;
};

const all = (given: Readonly<Record<string, unknown>>, name: string): readonly string[] => {
  const values = [given[name] ?? []].flat();
  return values.filter((value) => typeof value === 'string');
};

const positive = (given: Readonly<Record<string, unknown>>, name: string, byDefault: number): number => {
  const value = single(given, name);
  if (value === undefined) return byDefault;
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new BadQuery(`${name} is a whole number from 1`);
  return Number(value);
};
