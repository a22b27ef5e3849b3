import { locales, type Locale } from '#domain/language/Locale';
import type { MediaCategory } from '#domain/media/MediaFile';
import { readableName, type MediaItem, type MediaLibrary } from '#domain/media/MediaLibrary';
import type { RouteId } from '#domain/navigation/routes';
import { useCase } from '../useCase';
import { LoadMediaLibrary } from './LoadMediaLibrary';
import { LoadMediaTexts, mediaTextKey, type MediaTexts } from './LoadMediaTexts';

export interface PageMedia {
  readonly images?: readonly { readonly url: string; readonly title: string }[];
  readonly videos?: readonly {
    readonly url: string;
    readonly thumbnail: string;
    readonly title: string;
    readonly description: string;
    readonly seconds?: number;
  }[];
}

type MediaByLocale = Readonly<Record<Locale, PageMedia>>;

const imagePages = [
  ['screenshots', 'screenshots'],
  ['conceptArt', 'conceptart'],
] as const satisfies readonly (readonly [RouteId, MediaCategory])[];

export type MediaByPage = Partial<Record<RouteId, MediaByLocale>>;

/** Lists the images and videos on media library pages, for search engines. Empty if the API is unavailable. */
@useCase
export class ListMediaOfPages {
  constructor(
    private readonly library: LoadMediaLibrary,
    private readonly texts: LoadMediaTexts,
  ) {}

  async execute(): Promise<MediaByPage> {
    const loaded = await this.library.execute();
    if (!loaded.ok) return {};
    const entries = imagePages.map(
      async ([route, category]) =>
        [
          route,
          await this.forAllLocales(category, (texts) => imagesOf(loaded.value[category], texts)),
        ] as const,
    );
    return {
      ...(Object.fromEntries(await Promise.all(entries)) as MediaByPage),
      videos: await this.forAllLocales('videos', (texts) => videosOf(loaded.value, texts)),
    };
  }

  private async forAllLocales(
    category: MediaCategory,
    of: (texts: MediaTexts) => PageMedia,
  ): Promise<MediaByLocale> {
    const found = await Promise.all(
      locales.map(async (locale) => {
        const { texts } = await this.texts.execute(locale, category, [category]);
        return [locale, of(texts)] as const;
      }),
    );
    return Object.fromEntries(found) as unknown as MediaByLocale;
  }
}

const titleOf = (item: MediaItem, texts: MediaTexts): string =>
  texts.get(mediaTextKey(item))?.title || readableName(item.name);

const imagesOf = (items: readonly MediaItem[], texts: MediaTexts): PageMedia => ({
  images: items.map((item) => ({ url: item.url, title: titleOf(item, texts) })),
});

/** Omits videos without a thumbnail, because search engines require one. */
const videosOf = ({ videos }: MediaLibrary, texts: MediaTexts): PageMedia => ({
  videos: videos.flatMap((item) => {
    const thumbnail = item.previews.at(-1)?.url;
    const { text, seconds } = texts.get(mediaTextKey(item)) ?? {};
    const title = titleOf(item, texts);
    if (thumbnail === undefined) return [];
    return [
      {
        url: item.url,
        thumbnail,
        title,
        description: text || title,
        ...(seconds !== undefined && { seconds }),
      },
    ];
  }),
});
