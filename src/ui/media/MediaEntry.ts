import { mediaTextKey, type MediaTexts } from '#application/media/LoadMediaTexts';
import type { Locale } from '#domain/language/Locale';
import { readableName, wallpaperSizes, type MediaItem } from '#domain/media/MediaLibrary';
import type { PictureFile } from '../kit/media/Picture';

interface Chapter {
  readonly seconds: number;
  readonly title: string;
}

/** A media item with its texts. */
export interface MediaEntry {
  readonly key: string;
  readonly item: MediaItem;
  readonly title: string;
  readonly alt: string;
  readonly text: string;
  readonly author: string;
  readonly coordinates: string;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  readonly chapters: readonly Chapter[];
}

/** Adds the texts to a media item. An item without a title gets one derived from its name. */
export const toMediaEntry = (item: MediaItem, texts: MediaTexts): MediaEntry => {
  const key = mediaTextKey(item);
  const text = texts.get(key);
  const { width, height, seconds } = text ?? {};
  return {
    key,
    item,
    title: text?.title || readableName(item.name),
    alt: text?.alt ?? '',
    text: text?.text ?? '',
    author: text?.author ?? '',
    coordinates: text?.coordinates ?? '',
    chapters: chaptersIn(text?.chapters ?? ''),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(seconds !== undefined && { seconds }),
  };
};

const chaptersIn = (lines: string): readonly Chapter[] =>
  lines.split('\n').flatMap((line) => {
    const [, seconds, title] = /^(\d+) (.+)$/.exec(line.trim()) ?? [];
    return title ? [{ seconds: Number(seconds), title }] : [];
  });

const previewHeight = (width: number): number => Math.round((width * 9) / 16);

const pictures = /\.(?:avif|webp|jpe?g|png)$/i;

/** Returns the preview of an item; undefined for a video or document without one. */
export const previewOf = ({ previews, url }: MediaItem): PictureFile | undefined => {
  const fallback = previews.at(-1)?.url ?? (pictures.test(url) ? url : undefined);
  if (fallback === undefined) return undefined;
  const widest = previews.at(-1)?.width;
  const sources = previews.flatMap((preview) => {
    const type = /\.(avif|webp)$/i.exec(preview.url)?.[1];
    return type && preview.width !== undefined
      ? [{ type: `image/${type.toLowerCase()}`, width: preview.width, url: preview.url }]
      : [];
  });
  return { sources, fallback, ...(widest !== undefined && { width: widest, height: previewHeight(widest) }) };
};

/** Returns the `href` of an item, which is followed when the application is not running. */
export const mediaFileUrl = (item: MediaItem, locale: Locale): string => {
  if (item.category === 'wallpapers') return wallpaperSizes(item).at(-1)?.url ?? item.url;
  return (
    item.variants.find(({ label, extension }) => label === locale && extension !== 'vtt')?.url ?? item.url
  );
};

/** Formats a duration as minutes and seconds, for example `1:05`. */
export const formatDuration = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
