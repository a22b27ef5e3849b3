import type { PostedFields } from '#hydration/Renderer';

/** Reads form values that were submitted without JavaScript. Ignores unknown fields; missing fields are empty. */
export const pickPostedFields = <Values extends object>(
  empty: Values,
  sent: PostedFields,
): Readonly<Record<keyof Values & string, string>> => {
  const names = Object.keys(empty) as (keyof Values & string)[];
  return Object.fromEntries(names.map((name) => [name, sent[name] ?? ''])) as Record<
    keyof Values & string,
    string
  >;
};
