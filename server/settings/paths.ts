/** Paths of the API, the content service and the sandbox; the application has no page below them. */
const servicePrefixes = ['/api', '/liveops', '/configuration', '/content', '/sandbox'] as const;

const filePrefixes = ['/assets', '/images', '/films', '/fonts'] as const;

/** Up to eleven characters, as in `.webmanifest`. The last part of an activation key with dots is longer. */
const extension = /\.[a-z0-9]{1,11}$/i;

const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

export const isServicePath = (path: string): boolean => isBelow(path, servicePrefixes);

/** Whether a path with an extension, such as `/buy.html`, is an unknown page. There is no such file. */
export const isMissingPage = (path: string): boolean =>
  kindOfPath(path) === 'file' && !isBelow(path, filePrefixes);

/** What a path refers to: a page, a build file, a service call, or nothing. `refused` looks like an attack. */
export type PathKind = 'page' | 'file' | 'service' | 'unknown' | 'refused';

/** `path` is decoded and has no query. */
export const kindOfPath = (path: string): PathKind => {
  const segments = path.split('/');
  // Hidden files, parent folders and Windows separators are never served.
  const isOdd = /[\\\0]/.test(path);
  if (segments.some((segment) => segment.startsWith('.'))) return 'refused';
  if (isOdd) return isBelow(path, filePrefixes) ? 'refused' : 'unknown';
  if (isServicePath(path)) return 'service';
  if (isBelow(path, filePrefixes) || extension.test(segments.at(-1) ?? '')) return 'file';
  return 'page';
};
