import { Feed, type Item } from 'feed';
import { homePath, languageTag, type Locale } from '#domain/language/Locale';
import type { FeedFormat } from '#domain/news/feedPaths';
import type { NewsFeed } from '#hydration/Renderer';

export interface FeedContent extends Pick<NewsFeed, 'title' | 'description' | 'items'> {
  /** Path of the page that shows the same items; default: the home page. */
  readonly page?: string;
}

interface FeedOptions {
  readonly locale: Locale;
  readonly format: FeedFormat;
  /** Path of the feed. */
  readonly path: string;
  /** Whether the feed covers only part of the site's news. Its id is then its own URL instead of the home page's. */
  readonly isPart: boolean;
  readonly origin: string;
}

/** Removes the date that the library adds to an empty feed, because the current time differs between processes. */
const undated = (xml: string): string =>
  xml
    .replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '')
    .replace(/<updated>[^<]*<\/updated>/, '<updated>1970-01-01T00:00:00.000Z</updated>');

/** Namespace for author names, because `<author>` in RSS 2.0 is for an email address. */
const creatorNamespace = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';

const authorOf = (name: string, format: FeedFormat): Pick<Item, 'author' | 'extensions'> =>
  format === 'rss'
    ? { extensions: [{ name: 'dc:creator', objects: { _text: name } }] }
    : { author: [{ name }] };

export const feedXml = (
  { title, description, items, page }: FeedContent,
  { locale, format, path, isPart, origin }: FeedOptions,
): string => {
  const [newest] = items;
  const own = origin + path;
  const feed = new Feed({
    title,
    description,
    id: isPart ? own : origin + homePath(locale),
    link: origin + (page ?? homePath(locale)),
    language: languageTag(locale),
    feedLinks: { [format]: own },
    generator: 'Starport',
    ...(newest && { updated: new Date(newest.published) }),
  });
  for (const item of items) {
    const link = origin + item.path;
    feed.addItem({
      title: item.title,
      id: origin + (item.id ?? item.path),
      link,
      date: new Date(item.published),
      ...(item.summary !== '' && { description: item.summary }),
      ...(item.author !== undefined && authorOf(item.author, format)),
      ...(item.category !== undefined && { category: [{ name: item.category }] }),
    });
  }
  const xml =
    format === 'rss' ? feed.rss2().replace('<rss version="2.0"', `$& ${creatorNamespace}`) : feed.atom1();
  return newest ? xml : undated(xml);
};
