import { isRecord } from './prismicFormat';

/** Removes metadata that the site does not use from images, files and slices. */
export const stripMetadata = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stripMetadata);
  if (!isRecord(value)) return value;
  const stored = Object.entries(value).filter(([name]) => isRead(name, value));
  return Object.fromEntries(stored.map(([name, field]) => [name, stripMetadata(field)]));
};

const isRead = (name: string, of: Readonly<Record<string, unknown>>): boolean => {
  if ('dimensions' in of && 'url' in of) return ['url', 'alt', 'copyright'].includes(name);
  if (of.link_type === 'Media') return name === 'url';
  return !('slice_type' in of && 'primary' in of) || ['slice_type', 'primary'].includes(name);
};
