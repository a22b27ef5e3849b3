import type { Field } from './Field';

/** `keptFor` is `kept_for`. */
export const serviceName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param prefix of the group */
export const nameOf = (prefix: string, key: string, { name }: Field): string =>
  name ?? prefix + serviceName(key);

/** The field with the coordinates of a picture. */
export const coordinatesName = (pictureName: string): string =>
  pictureName.replace(/picture\w*$/, 'coordinates');

export const filmFormats = ['webm', 'mp4'] as const;
