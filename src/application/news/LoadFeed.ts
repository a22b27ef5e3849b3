import type { Locale } from '#domain/language/Locale';
import type { ArticleCard } from '#domain/news/Article';
import type { NewsCategory } from '#domain/news/categories';
import { articlePath } from '#domain/news/newsPaths';
import { LoadTexts, type Texts } from '../content/LoadTexts';
import { BuiltPages } from '../navigation/BuiltPages';
import { useCase } from '../useCase';
import { Articles } from './Articles';

interface FeedItem {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  /** ISO 8601. */
  readonly published: string;
  readonly author?: string;
  readonly category?: string;
  /** URL of the article's picture. */
  readonly picture?: string;
}

/** News in one language, newest first. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly items: readonly FeedItem[];
}

/** Keeps responses small, because feed readers poll often. */
const maxItems = 20;

/** Loads the news feed. It is empty if the site has no news page. */
@useCase
export class LoadFeed {
  constructor(
    private readonly articles: Articles,
    private readonly texts: LoadTexts,
    private readonly built: BuiltPages,
  ) {}

  /** @param category omit for all news */
  async execute(locale: Locale, category?: NewsCategory): Promise<Feed> {
    const [texts, found] = await Promise.all([
      this.texts.execute(locale, ['newsFeed', 'news']),
      this.built.has('newsItem')
        ? this.articles.listNews(locale, { from: 0, to: maxItems, category })
        : undefined,
    ]);
    const { newsFeed = {} } = texts;
    const name = category && texts.news?.[`category.${category}`];
    return {
      title: [newsFeed.title, name].filter(Boolean).join(' · '),
      description: newsFeed.description ?? '',
      items: found?.ok ? found.value.cards.flatMap((card) => itemFrom(card, locale, texts) ?? []) : [],
    };
  }
}

/** Returns undefined for an article without a title or a date. */
const itemFrom = (
  { title, text, slug, published, author, category, picture }: ArticleCard,
  locale: Locale,
  { news = {} }: Texts,
): FeedItem | undefined => {
  if (title === '' || !published) return undefined;
  const section = category?.kind === 'known' ? news[`category.${category.id}`] : category?.text;
  return {
    title,
    summary: text,
    path: articlePath(slug, locale),
    published: published.toISOString(),
    ...(author !== '' && { author }),
    ...(section && { category: section }),
    ...(picture && { picture: picture.url }),
  };
};
