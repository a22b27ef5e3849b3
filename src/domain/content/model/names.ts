import type { Field, Fields } from './Field';

/** Converts a key to snake case: `firstName` becomes `first_name`. */
export const toSnakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param prefix common prefix of the group's fields */
export const nameOf = (prefix: string, key: string, { name }: Field): string =>
  name ?? prefix + toSnakeCase(key);

const pictureName = /(picture\w*|(?<=_)image)$/;

/** Returns the name of the field with a picture's coordinates; undefined for other names, such as a logo's. */
export const coordinatesName = (name: string): string | undefined =>
  pictureName.test(name) ? name.replace(pictureName, 'coordinates') : undefined;

export const videoFormats = ['webm', 'mp4'] as const;

/** Returns the names of the fields in the content service. */
export const namesOf = (fields: Fields, prefix = ''): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const name = nameOf(prefix, key, field);
    if (field.kind === 'group') return namesOf(field.fields, `${name}_`);
    if (field.kind === 'picture') return [name, coordinatesName(name) ?? []].flat();
    if (field.kind === 'videoFile') return [...videoFormats, 'captions'].map((part) => `${name}_${part}`);
    return [name];
  });
