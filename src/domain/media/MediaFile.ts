export const mediaCategories = ['screenshots', 'videos', 'wallpapers', 'conceptart', 'documents'] as const;

export type MediaCategory = (typeof mediaCategories)[number];

/** Information from a file's path (ME-01). */
export interface MediaFile {
  /** Path as named by the server, without a leading slash. */
  readonly path: string;
  readonly category: MediaCategory;
  /** Name shared by a file and its previews and variants. */
  readonly name: string;
  /** Lowercase, without the dot. */
  readonly extension: string;
  /** Part after the first dash, such as a resolution or a language. */
  readonly variant?: string;
  readonly isPreview: boolean;
  /** Width in pixels of a preview, if its name contains it. */
  readonly width?: number;
}

const isCategory = (name: string | undefined): name is MediaCategory =>
  mediaCategories.some((category) => category === name);

const isInvalidSegment = (segment: string): boolean =>
  segment === '' || /^\.+$/.test(segment) || segment.includes('\\');

const fileName = /^(.+?)\.([a-z0-9]{2,5})$/i;

const preview = /[-_. ]?thumbnail[-_. ]?/i;

/** The third segment is the category. Returns undefined for another path format or an unknown category. */
export const parseMediaPath = (given: string): MediaFile | undefined => {
  const path = given.trim().replace(/^\/+/, '');
  const segments = path.split('/');
  const [, , category, ...rest] = segments;
  const [, stem, extension] = fileName.exec(rest.at(-1) ?? '') ?? [];
  if (!isCategory(category) || !stem || !extension || segments.some(isInvalidSegment)) return undefined;
  const of = { path, category, extension: extension.toLowerCase() };
  const [own = '', after] = stem.split(preview);
  if (after !== undefined) {
    const width = Number(/\d{2,4}/.exec(after)?.[0]);
    return { ...of, name: baseName(own), isPreview: true, ...(width > 0 && { width }) };
  }
  const name = baseName(stem);
  const variant = stem.slice(name.length + 1);
  return { ...of, name, isPreview: false, ...(variant !== '' && { variant }) };
};

/** Returns the part before the first dash; a leading dash is part of the name. */
const baseName = (stem: string): string => stem.slice(0, 1) + (stem.slice(1).split('-')[0] ?? '');
