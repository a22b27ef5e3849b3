import { safeDecode } from '../shared/safeDecode';
import { parseMediaPath, type MediaCategory, type MediaFile } from './MediaFile';

/** File paths by list name, as returned by the server. */
export type MediaLists = Readonly<Record<string, readonly string[]>>;

interface MediaPreview {
  readonly url: string;
  /** Width in pixels; absent if the file name does not contain it. */
  readonly width?: number;
}

export interface MediaVariant {
  /** A resolution or a language, such as `3840x2160` or `de-de`. */
  readonly label: string;
  readonly extension: string;
  readonly url: string;
}

/** A picture, video or document with all of its files. */
export interface MediaItem {
  readonly category: MediaCategory;
  readonly name: string;
  readonly url: string;
  readonly extension: string;
  /** The files without a variant, one for each format of the item. */
  readonly formats: readonly { readonly extension: string; readonly url: string }[];
  /** Sorted by width in ascending order. */
  readonly previews: readonly MediaPreview[];
  readonly variants: readonly MediaVariant[];
}

export type MediaLibrary = Readonly<Record<MediaCategory | 'pinned', readonly MediaItem[]>>;

const pinnedList = 'pinned';

/**
 * Returns the items in the order of the lists. Files of an unknown category are omitted.
 * @param prefix prefix of all URLs
 */
export const buildMediaLibrary = (lists: MediaLists, prefix: string): MediaLibrary => {
  const filesIn = (paths: readonly string[]) => paths.flatMap((path) => parseMediaPath(path) ?? []);
  const listed = Object.entries(lists).flatMap(([name, paths]) =>
    name === pinnedList ? [] : filesIn(paths),
  );
  const items = itemsOf(listed, prefix);
  const all = [...items.values()];
  const of = (wanted: MediaCategory) => all.filter(({ category }) => category === wanted);
  const pins = [...itemsOf(filesIn(lists[pinnedList] ?? []), prefix).values()];
  return {
    screenshots: of('screenshots'),
    videos: of('videos'),
    wallpapers: of('wallpapers'),
    conceptart: of('conceptart'),
    documents: of('documents'),
    pinned: pins.map((pin) => items.get(idOf(pin)) ?? pin),
  };
};

const idOf = ({ category, name }: Pick<MediaFile, 'category' | 'name'>): string => `${category}/${name}`;

const itemsOf = (files: readonly MediaFile[], prefix: string): ReadonlyMap<string, MediaItem> => {
  const groups = new Map<string, MediaFile[]>();
  for (const file of files) groups.set(idOf(file), [...(groups.get(idOf(file)) ?? []), file]);
  const items = [...groups].flatMap(([id, group]) => {
    const item = itemOf(group, prefix);
    return item ? [[id, item] as const] : [];
  });
  return new Map(items);
};

/** Returns undefined if all files are previews. */
const itemOf = (files: readonly MediaFile[], prefix: string): MediaItem | undefined => {
  const address = ({ path }: MediaFile): string => mediaUrl(path, prefix);
  const own = unique(files.filter(({ isPreview }) => !isPreview));
  const plain = own.filter(({ variant }) => variant === undefined);
  const original = plain.find(({ extension }) => extension === 'mp4') ?? plain[0] ?? own[0];
  if (!original) return undefined;
  const { category, name, extension } = original;
  return {
    category,
    name,
    extension,
    url: address(original),
    formats: plain.map((file) => ({ extension: file.extension, url: address(file) })),
    previews: unique(files.filter(({ isPreview }) => isPreview))
      .map((file) => ({ url: address(file), ...(file.width !== undefined && { width: file.width }) }))
      .sort((one, other) => (one.width ?? 0) - (other.width ?? 0)),
    variants: own.flatMap((file) =>
      file.variant === undefined
        ? []
        : [{ label: file.variant, extension: file.extension, url: address(file) }],
    ),
  };
};

const unique = (files: readonly MediaFile[]): readonly MediaFile[] => [
  ...new Map(files.map((file) => [file.path, file])).values(),
];

/** @param prefix an origin or a path; may be empty */
const mediaUrl = (path: string, prefix: string): string =>
  `${prefix.replace(/\/+$/, '')}/${path.split('/').map(encodeSegment).join('/')}`;

/** Decodes the segment first, because the server may already have encoded it. */
const encodeSegment = (segment: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return encodeURIComponent(segment);
  }
};

/** Returns a title for an item that has no text in the content: `ring_station` becomes `Ring station`. */
export const readableName = (name: string): string => {
  const words = (safeDecode(name) ?? name).replace(/[_.+]+/g, ' ').trim();
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
};

const size = /^(\d{3,5})x(\d{3,5})$/;

export interface WallpaperSize {
  readonly width: number;
  readonly height: number;
  readonly url: string;
}

/** Returns the resolutions of a wallpaper: first portrait, then the others, each by ascending area. */
export const wallpaperSizes = ({ variants }: MediaItem): readonly WallpaperSize[] =>
  variants
    .flatMap(({ label, url }) => {
      const [, width, height] = size.exec(label) ?? [];
      return width && height ? [{ width: Number(width), height: Number(height), url }] : [];
    })
    .sort((one, other) => Number(isPortrait(other)) - Number(isPortrait(one)) || areaOf(one) - areaOf(other));

const isPortrait = ({ width, height }: WallpaperSize): boolean => height > width;

const areaOf = ({ width, height }: WallpaperSize): number => width * height;
