import type { Locale } from '../../domain/language/Locale';
import { pathOf } from '../../domain/navigation/matchPath';
import { BuiltPages } from '../navigation/BuiltPages';
import { useCase } from '../useCase';
import { Documents, type ContentDocument } from './Documents';
import { groupIn, textIn } from './fields';

export interface FeedItem {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  /** As ISO 8601 writes it. */
  readonly published: string;
}

/** The news of a language, newest first, and what the list of them is called. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly items: readonly FeedItem[];
}

/** The news for readers of feeds; empty while the site has no page to read them on. */
@useCase
export class LoadFeed {
  constructor(
    private readonly documents: Documents,
    private readonly built: BuiltPages,
  ) {}

  async execute(locale: Locale): Promise<Feed> {
    const [named, news] = await Promise.all([
      this.documents.find({ type: 'texts', locale, uid: 'feed' }),
      this.built.has('newsItem') ? this.documents.find({ type: 'news_article', locale }) : undefined,
    ]);
    const texts = named.ok ? groupIn(named.value.documents[0]?.data ?? {}, 'entries') : [];
    const text = (key: string): string => textIn(texts.find((entry) => entry.key === key) ?? {}, 'text');
    return {
      title: text('title'),
      description: text('description'),
      items: news?.ok ? news.value.documents.flatMap((document) => itemFrom(document, locale) ?? []) : [],
    };
  }
}

/** Nothing for a document that an editor has not named, or that has no address or date yet. */
const itemFrom = ({ uid, data, firstPublished }: ContentDocument, locale: Locale): FeedItem | undefined => {
  const title = textIn(data, 'title');
  if (title === '' || !uid || !firstPublished) return undefined;
  return {
    title,
    summary: textIn(data, 'summary'),
    path: pathOf('newsItem', locale, { uid }),
    published: firstPublished,
  };
};
