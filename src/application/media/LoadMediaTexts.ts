import type { ContentOf } from '#domain/content/model/Field';
import { mediaPage } from '#domain/content/models/mediaPage';
import type { Locale } from '#domain/language/Locale';
import type { MediaCategory } from '#domain/media/MediaFile';
import { Content } from '../content/Content';
import { useCase } from '../useCase';

type MediaPage = ContentOf<typeof mediaPage>;

type MediaText = MediaPage['items'][number];

export type MediaTexts = ReadonlyMap<string, MediaText>;

export interface MediaPageTexts {
  readonly page: MediaPage;
  /** The texts, keyed by category and file name. */
  readonly texts: MediaTexts;
}

export const mediaTextKey = (item: { readonly category: MediaCategory; readonly name: string }): string =>
  `${item.category}/${item.name}`;

/** Loads the texts of a media library page, and those of all items in the given categories. */
@useCase
export class LoadMediaTexts {
  constructor(private readonly content: Content) {}

  async execute(
    locale: Locale,
    uid: MediaCategory | 'media',
    categories: readonly MediaCategory[],
  ): Promise<MediaPageTexts> {
    const of = async (name: MediaCategory | 'media') =>
      [name, (await this.content.findOne(mediaPage, { locale, uid: name })).content] as const;
    const pages = new Map(await Promise.all([...new Set([uid, ...categories])].map(of)));
    const page = pages.get(uid) ?? (await of(uid))[1];
    const texts = categories.flatMap((category) =>
      (pages.get(category)?.items ?? []).map(
        (text) => [mediaTextKey({ category, name: text.name }), text] as const,
      ),
    );
    return { page, texts: new Map(texts) };
  }
}
