export const mediaCategories = ['screenshots', 'videos', 'wallpapers', 'conceptart', 'documents'] as const;

export type MediaCategory = (typeof mediaCategories)[number];

/** The information in a file's path (ME-01). */
export interface MediaFile {
  /** The server's path, without a leading slash. */
  readonly path: string;
  readonly category: MediaCategory;
  /** Base name that a file shares with its previews and variants. */
  readonly name: string;
  /** Lowercase, without the dot. */
  readonly extension: string;
  /** Part after the first dash, such as a resolution or a language. */
  readonly variant?: string;
  readonly isPreview: boolean;
  /** Width of a preview in pixels, if the file name contains it. */
  readonly width?: number;
}

const isCategory = (name: string | undefined): name is MediaCategory =>
  mediaCategories.some((category) => category === name);

const isInvalidSegment = (segment: string): boolean =>
  segment === '' || /^\.+$/.test(segment) || segment.includes('\\');

const fileName = /^(.+?)\.([a-z0-9]{2,5})$/i;

const preview = /[-_. ]?thumbnail[-_. ]?/i;

/** Parses a path whose third segment is the category; undefined for other formats and unknown categories. */
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
