import { Feed } from 'feed';
import { homePath, languageTag, type Locale } from '../../src/domain/language/Locale';
import type { NewsFeed } from '../../src/handover/Renderer';
import { feedPath } from './paths';

/** The library dates an empty feed to the current time, which would differ between processes. */
const undated = (xml: string): string => xml.replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '');

export const feedXml = ({ title, description, items }: NewsFeed, locale: Locale, origin: string): string => {
  const [newest] = items;
  const feed = new Feed({
    title,
    description,
    id: origin + homePath(locale),
    link: origin + homePath(locale),
    language: languageTag(locale),
    feedLinks: { rss: origin + feedPath(locale) },
    generator: 'Starport',
    ...(newest && { updated: new Date(newest.published) }),
  });
  for (const item of items) {
    const link = origin + item.path;
    feed.addItem({
      title: item.title,
      id: link,
      link,
      date: new Date(item.published),
      ...(item.summary !== '' && { description: item.summary }),
    });
  }
  const xml = feed.rss2();
  return newest ? xml : undated(xml);
};
