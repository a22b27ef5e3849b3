import { safeHref } from '../../domain/content/RichText';

/**
 * Reading a document's fields: any of them may be missing, empty or of another kind than its model says, and
 * none of that may break a page.
 */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

export const groupIn = (fields: Fields, name: string): readonly Fields[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.map(fieldsIn) : [];
};

/** The entries of a group as `read` sees them, without those it can make nothing of. */
export const listIn = <T>(
  fields: Fields,
  name: string,
  read: (entry: Fields) => T | undefined,
): readonly T[] => groupIn(fields, name).flatMap((entry) => read(entry) ?? []);

/** The address of a file that an editor linked: on this site, or https. */
export const fileIn = (fields: Fields, name: string): string | undefined => {
  const address = safeHref(textIn(fieldsIn(fields[name]), 'url'));
  return address !== undefined && /^(\/|https:)/.test(address) ? address : undefined;
};
