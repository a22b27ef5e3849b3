import type { ContentOf } from '../../domain/content/model/Field';
import { model, text } from '../../domain/content/model/fields';
import type { Locale } from '../../domain/language/Locale';
import { pathOf } from '../../domain/navigation/matchPath';
import { BuiltPages } from '../navigation/BuiltPages';
import { useCase } from '../useCase';
import { Content, type Entry } from './Content';
import { LoadTexts } from './LoadTexts';

/** Only what the feed needs. */
const newsArticle = model('news_article', { title: text(), summary: text() });

export interface FeedItem {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  /** ISO 8601. */
  readonly published: string;
}

/** A language's news, newest first. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly items: readonly FeedItem[];
}

/** Empty while the site has no news page. */
@useCase
export class LoadFeed {
  constructor(
    private readonly content: Content,
    private readonly texts: LoadTexts,
    private readonly built: BuiltPages,
  ) {}

  async execute(locale: Locale): Promise<Feed> {
    const [{ feed = {} }, news] = await Promise.all([
      this.texts.execute(locale, ['feed']),
      this.built.has('newsItem') ? this.content.all(newsArticle, { locale }) : [],
    ]);
    return {
      title: feed.title ?? '',
      description: feed.description ?? '',
      items: news.flatMap((article) => itemFrom(article, locale) ?? []),
    };
  }
}

/** Nothing for a document without title, uid or date. */
const itemFrom = (
  { uid, content, firstPublished }: Entry<ContentOf<typeof newsArticle>>,
  locale: Locale,
): FeedItem | undefined => {
  if (content.title === '' || !uid || !firstPublished) return undefined;
  return { ...content, path: pathOf('newsItem', locale, { uid }), published: firstPublished };
};
