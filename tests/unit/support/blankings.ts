type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What an editor, an old model or another type of field may leave in a field's place. */
const blanks: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['an empty list', []],
  ['an empty object', {}],
  ['a number', 7],
  ['a list of nothing', [null, undefined, 7, 'text', []]],
];

type Blanking = readonly (readonly [name: string, data: Record<string, unknown>])[];

/** The same data again and again, each time with one field, however deep, in another state of emptiness. */
export const blankings = (data: Json): Blanking => blanked(data, pathsIn(data), blanks);

/**
 * The same, for tests that take longer: of items that are alike, such as texts by key or paragraphs, the first stands for
 * all, and a field is blank or of another kind.
 */
export const blankPlaces = (data: Json): Blanking =>
  blanked(data, pathsIn(data, firstOfEachShape), fewBlanks);

const fewBlanks = blanks.filter(([name]) => ['null', 'an empty object'].includes(name));

const blanked = (data: Json, paths: readonly Path[], states: typeof blanks): Blanking =>
  paths.flatMap((path) =>
    states.map(([name, blank]) => [`${path.join('.')} ${name}`, replaced(data, path, blank)] as const),
  );

type Path = readonly string[];
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

const replaced = (data: Json, path: readonly string[], blank: unknown): Record<string, unknown> => {
  const copy = structuredClone(data) as Record<string, unknown>;
  const field = path[path.length - 1] ?? '';
  const holder = path.slice(0, -1).reduce((part, name) => part[name] as Record<string, unknown>, copy);
  if (blank !== undefined) holder[field] = blank;
  // JSON has no holes.
  else if (Array.isArray(holder)) holder.splice(Number(field), 1);
  else Reflect.deleteProperty(holder, field);
  return copy;
};
