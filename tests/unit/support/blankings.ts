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

/** The same data again and again, each time with one field, however deep, in another state of emptiness. */
export const blankings = (data: Json): readonly (readonly [name: string, data: Record<string, unknown>])[] =>
  pathsIn(data).flatMap((path) =>
    blanks.map(([name, blank]) => [`${path.join('.')} ${name}`, replaced(data, path, blank)] as const),
  );

const pathsIn = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, field]) => pathsIn(field as Json, [...path, name]));
  return path.length > 0 ? [path, ...inside] : inside;
};

const replaced = (data: Json, path: readonly string[], blank: unknown): Record<string, unknown> => {
  const copy = structuredClone(data) as Record<string, unknown>;
  const field = path[path.length - 1] ?? '';
  const holder = path.slice(0, -1).reduce((part, name) => part[name] as Record<string, unknown>, copy);
  if (blank === undefined) Reflect.deleteProperty(holder, field);
  else holder[field] = blank;
  return copy;
};
