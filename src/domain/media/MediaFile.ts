export const mediaCategories = ['screenshots', 'videos', 'wallpapers', 'conceptart', 'documents'] as const;

export type MediaCategory = (typeof mediaCategories)[number];

/** What the path of one file says (ME-01). */
export interface MediaFile {
  /** As the server named it, without a slash before it. */
  readonly path: string;
  readonly category: MediaCategory;
  /** The name that a file shares with its previews and variants. */
  readonly name: string;
  /** In lower case, without the dot. */
  readonly extension: string;
  /** What follows the first dash, such as a resolution or a language. */
  readonly variant?: string;
  readonly isPreview: boolean;
  /** Of a preview that names its width, in pixels. */
  readonly width?: number;
}

const isCategory = (name: string | undefined): name is MediaCategory =>
  mediaCategories.some((category) => category === name);

const isOdd = (segment: string): boolean => segment === '' || /^\.+$/.test(segment) || segment.includes('\\');

const fileName = /^(.+?)\.([a-z0-9]{2,5})$/i;

const preview = /[-_. ]?thumbnail[-_. ]?/i;

/** The third segment is the category. Nothing for a path of another form or of an unknown category. */
export const mediaFileOf = (given: string): MediaFile | undefined => {
  const path = given.trim().replace(/^\/+/, '');
  const segments = path.split('/');
  const [, , category, ...rest] = segments;
  const [, stem, extension] = fileName.exec(rest.at(-1) ?? '') ?? [];
  if (!isCategory(category) || !stem || !extension || segments.some(isOdd)) return undefined;
  const of = { path, category, extension: extension.toLowerCase() };
  const [own = '', after] = stem.split(preview);
  if (after !== undefined) {
    const width = Number(/\d{2,4}/.exec(after)?.[0]);
    return { ...of, name: nameIn(own), isPreview: true, ...(width > 0 && { width }) };
  }
  const name = nameIn(stem);
  const variant = stem.slice(name.length + 1);
  return { ...of, name, isPreview: false, ...(variant !== '' && { variant }) };
};

/** Up to the first dash; a dash at the start is part of the name. */
const nameIn = (stem: string): string => stem.slice(0, 1) + (stem.slice(1).split('-')[0] ?? '');
