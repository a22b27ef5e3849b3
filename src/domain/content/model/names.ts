import type { Field, Fields } from './Field';

/** `keptFor` is `kept_for`. */
export const serviceName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param prefix of the group */
export const nameOf = (prefix: string, key: string, { name }: Field): string =>
  name ?? prefix + serviceName(key);

const pictureName = /(picture\w*|(?<=_)image)$/;

/** The field with the coordinates of a picture; a name of another form, such as that of a logo, has none. */
export const coordinatesName = (name: string): string | undefined =>
  pictureName.test(name) ? name.replace(pictureName, 'coordinates') : undefined;

export const filmFormats = ['webm', 'mp4'] as const;

/** The names that the fields have in the content service. */
export const namesOf = (fields: Fields, prefix = ''): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const name = nameOf(prefix, key, field);
    if (field.kind === 'group') return namesOf(field.fields, `${name}_`);
    if (field.kind === 'picture') return [name, coordinatesName(name) ?? []].flat();
    if (field.kind === 'film') return [...filmFormats, 'captions'].map((part) => `${name}_${part}`);
    return [name];
  });
