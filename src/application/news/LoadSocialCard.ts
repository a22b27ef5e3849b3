import type { Locale } from '#domain/language/Locale';
import { LoadTexts } from '../content/LoadTexts';
import { useCase } from '../useCase';
import { FindArticle } from './FindArticle';

export interface SocialCard {
  readonly title: string;
  readonly category: string;
  readonly picture?: string;
}

/** Loads the contents of the card image that other sites show for links to an article. */
@useCase
export class LoadSocialCard {
  constructor(
    private readonly findArticle: FindArticle,
    private readonly texts: LoadTexts,
  ) {}

  async execute(address: string, locale: Locale): Promise<SocialCard | undefined> {
    const [found, { news = {} }] = await Promise.all([
      this.findArticle.execute(address, locale),
      this.texts.execute(locale, ['news']),
    ]);
    if (!found.ok || !found.value) return undefined;
    const { category } = found.value.card;
    const { title, picture } = found.value.article;
    return {
      title,
      category: (category?.kind === 'known' ? news[`category.${category.id}`] : category?.text) ?? '',
      ...(picture && { picture: picture.url }),
    };
  }
}
