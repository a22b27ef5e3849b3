import type { Model } from '#domain/content/model/Field';
import { contentOf } from '#infrastructure/content/reading/contentOf';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export type Data = Readonly<Record<string, unknown>>;

/** Values that an editor, an old model or another field type may leave in a field. */
const blanks: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['an empty list', []],
  ['an empty object', {}],
  ['a number', 7],
  ['a list of nothing', [null, undefined, 7, 'text', []]],
];

type Path = readonly string[];

/** A field of a document at any depth, and the value that replaces it. */
export interface Blank {
  readonly path: Path;
  /** Human-readable path and state. */
  readonly name: string;
  readonly value: unknown;
}

/** All fields in all states. */
export const everyBlank = (data: Json): readonly Blank[] => blanksAt(pathsIn(data), blanks);

/**
 * Fewer blanks for slower tests. The first of several similar items, such as keyed texts or paragraphs, represents the
 * others. Fields are either blank or of another type.
 */
export const representativeBlanks = (data: Json): readonly Blank[] =>
  blanksAt(pathsIn(data, firstOfEachShape), fewBlanks);

/**
 * Blanks that the model reads differently from the complete document and from each other, including unreadable ones.
 * Pages show only what the model reads, so the others would repeat a test.
 */
export const distinctBlanks = (
  model: Model,
  data: Json,
  among: readonly Blank[] = everyBlank(data),
): readonly Blank[] => {
  const contents = new Set([readingOf(model, data as Data)]);
  return among.filter((blank) => {
    const content = readingOf(model, withBlanks(data, [blank]));
    const isNew = !contents.has(content);
    contents.add(content);
    return isNew;
  });
};

const readingOf = (model: Model, data: Data): string => {
  try {
    return JSON.stringify(contentOf(model, data));
  } catch (error) {
    return String(error);
  }
};

/** Names of the distinct blanks and the resulting data, for `it.each`. */
export const blankCases = (model: Model, data: Json): readonly (readonly [name: string, data: Data])[] =>
  distinctBlanks(model, data).map((blank) => [blank.name, withBlanks(data, [blank])] as const);

const fewBlanks = blanks.filter(([name]) => ['null', 'an empty object'].includes(name));

const blanksAt = (paths: readonly Path[], states: typeof blanks): readonly Blank[] =>
  paths.flatMap((path) =>
    states.map(([state, value]) => ({ path, name: `${path.join('.')} ${state}`, value })),
  );

type Field = readonly [name: string, value: Json];

const pathsIn = (
  value: Json,
  choose = (fields: readonly Field[]) => fields,
  path: Path = [],
): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const fields = Object.entries(value) as readonly Field[];
  const inside = (Array.isArray(value) ? choose(fields) : fields).flatMap(([name, field]) =>
    pathsIn(field, choose, [...path, name]),
  );
  return path.length > 0 ? [path, ...inside] : inside;
};

const firstOfEachShape = (items: readonly Field[]): readonly Field[] => [
  ...new Map(items.toReversed().map((item) => [shapeOf(item[1]), item])).values(),
];

const shapeOf = (item: Json): string => {
  if (typeof item !== 'object' || item === null) return typeof item;
  const { type = '' } = item as { readonly type?: string };
  return `${type} ${Object.keys(item).join(' ')}`;
};

/** Data with these fields blanked. No field may be inside another. */
export const withBlanks = (data: Json, chosen: readonly Blank[]): Data =>
  chosen.reduce((whole, { path, value }) => replaced(whole, path, value), data as Data);

const replaced = (whole: Data, [name = '', ...rest]: Path, blank: unknown): Data => {
  const value = rest.length > 0 ? replaced(whole[name] as Data, rest, blank) : blank;
  // JSON arrays have no holes.
  if (value === undefined && Array.isArray(whole)) return whole.toSpliced(Number(name), 1) as never;
  if (Array.isArray(whole)) return whole.with(Number(name), value) as never;
  return Object.fromEntries(
    Object.entries({ ...whole, [name]: value }).filter(([, field]) => field !== undefined),
  );
};
