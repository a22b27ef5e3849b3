/**
 * Publishes the media library from `art/media/catalog.json`: images and videos in public/assets/media, their list for
 * the sandbox and the demo, and their texts in the content. Existing files are not created again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { locales, type Locale } from '#domain/language/Locale';
import { mediaCategories, type MediaCategory } from '#domain/media/MediaFile';
import { copyVideo, copyOriginal, cutPreviews, cutWallpapers, drawStudy, type Master } from './lib/cutMedia';
import { readCatalog, type CatalogItem, type VideoPart } from './lib/mediaCatalog';
import type { Picture } from './lib/publish';

const root = join(import.meta.dirname, '..');
const publicFolder = join(root, 'public');
const mediaFolder = join(publicFolder, 'assets/media');
const catalog = readCatalog(join(import.meta.dirname, 'media/catalog.json'));

const readJson = <T>(file: string): Readonly<Record<string, T>> =>
  JSON.parse(readFileSync(join(publicFolder, file), 'utf8')) as Record<string, T>;
const pictures = readJson<Picture>('images/manifest.json');
const videos = readJson<{ seconds: number; width: number; height: number }>('films/manifest.json');

const masterOf = (name: string): Master => {
  const picture = pictures[name];
  const largest = picture?.sources.filter(({ type }) => type === 'image/webp').at(-1);
  if (!picture || !largest) throw new Error(`There is no picture ${name}`);
  const height = Math.round((largest.width * picture.height) / picture.width);
  return { file: join(publicFolder, largest.url), width: largest.width, height };
};

const timestamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

const webVtt = (parts: readonly VideoPart[], seconds: number, text: (part: VideoPart) => string): string =>
  `WEBVTT\n\n${parts
    .map((part, index) => {
      const end = parts[index + 1]?.at ?? seconds;
      return `${timestamp(part.at)} --> ${timestamp(end)}\n${text(part)}\n`;
    })
    .join('\n')}`;

const writeTracks = ({ film: video, shots = [] }: CatalogItem, to: string): string[] =>
  locales.flatMap((locale) => {
    const seconds = videos[video ?? '']?.seconds ?? 0;
    const captions = `${to}-${locale}.vtt`;
    const chapters = `${to}-chapters-${locale}.vtt`;
    writeFileSync(
      captions,
      webVtt(shots, seconds, (part) => part.caption[locale]),
    );
    writeFileSync(
      chapters,
      webVtt(shots, seconds, (part) => part.title[locale]),
    );
    return [captions, chapters];
  });

const publishItem = async (item: CatalogItem): Promise<string[]> => {
  const to = join(mediaFolder, item.category, item.name);
  const master = masterOf(item.picture);
  switch (item.category) {
    case 'videos':
      return [
        ...(await copyVideo(join(publicFolder, 'films'), item.film ?? '', to)),
        ...writeTracks(item, to),
        ...(await cutPreviews(master.file, to)),
      ];
    case 'wallpapers': {
      const masters = [master, ...(item.upright === undefined ? [] : [masterOf(item.upright)])];
      return [...(await cutWallpapers(masters, to)), ...(await cutPreviews(master.file, to))];
    }
    case 'documents':
      // The build creates the PDF files.
      return [...locales.map((locale) => `${to}-${locale}.pdf`), ...(await cutPreviews(master.file, to))];
    default: {
      const original = await (item.study ? drawStudy : copyOriginal)(master.file, to);
      return [original, ...(await cutPreviews(original, to))];
    }
  }
};

const textOf = (item: CatalogItem, locale: Locale) => {
  const video = item.film === undefined ? undefined : videos[item.film];
  const picture = pictures[item.picture];
  const { width, height } = video ?? masterOf(item.picture);
  const isCredited = item.category !== 'documents';
  return {
    name: item.name,
    title: item.title[locale],
    ...(item.alt && { alt: item.alt[locale] }),
    ...(item.text && { text: item.text[locale] }),
    ...(isCredited && {
      author: item.author ?? picture?.author,
      coordinates: item.coordinates ?? picture?.coordinates,
      width,
      height,
    }),
    ...(video && { seconds: Math.round(video.seconds) }),
    ...(item.shots && {
      chapters: item.shots.map(({ at, title }) => `${String(Math.floor(at))} ${title[locale]}`).join('\n'),
    }),
  };
};

const documentOf = (uid: MediaCategory | 'media', locale: Locale) => {
  const { title, intro, description } = catalog.pages[uid];
  return {
    id: `media_page-${uid}-${locale}`,
    uid,
    type: 'media_page',
    lang: locale,
    tags: [],
    first_publication_date: '2026-11-22T09:00:00+0000',
    last_publication_date: '2026-11-22T09:00:00+0000',
    data: {
      meta_title: title[locale],
      meta_description: description[locale],
      title: title[locale],
      intro: intro[locale],
      items: catalog.items.filter(({ category }) => category === uid).map((item) => textOf(item, locale)),
    },
  };
};

const options = { ...(await resolveConfig(import.meta.filename)), parser: 'json' };

const writeJson = async (path: string, value: unknown): Promise<void> => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, await format(JSON.stringify(value, null, 2), options));
};

const lists: Record<MediaCategory | 'pinned', string[]> = {
  screenshots: [],
  videos: [],
  wallpapers: [],
  conceptart: [],
  documents: [],
  pinned: [],
};
for (const category of mediaCategories) mkdirSync(join(mediaFolder, category), { recursive: true });
for (const item of catalog.items) {
  const files = (await publishItem(item)).map((file) => relative(publicFolder, file).replaceAll('\\', '/'));
  lists[item.category].push(...files);
  if (item.pinned) lists.pinned.push(...files.slice(0, 1));
}
await writeJson(join(root, 'src/samples/mediaFiles.json'), lists);
for (const locale of locales) {
  for (const uid of ['media', ...mediaCategories] as const) {
    await writeJson(join(root, `content/${locale}/media_page/${uid}.json`), documentOf(uid, locale));
  }
}
console.log(`${String(catalog.items.length)} items`);
