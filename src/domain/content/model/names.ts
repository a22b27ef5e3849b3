import type { Field } from './Field';

/** A key as the content service writes names: `keptFor` is `kept_for`. */
export const serviceName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The name of a field, or the beginning of the names in a group. @param prefix that of its group */
export const nameOf = (prefix: string, key: string, { name }: Field): string =>
  name ?? prefix + serviceName(key);

/** Where the place stands that the picture of this name shows. */
export const coordinatesName = (pictureName: string): string =>
  pictureName.replace(/picture\w*$/, 'coordinates');

export const filmFormats = ['webm', 'mp4'] as const;
