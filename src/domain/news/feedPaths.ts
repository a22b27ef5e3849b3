import { homePath, type Locale } from '../language/Locale';
import { categorySlug, type NewsCategory } from './categories';

export const feedFormats = ['rss', 'atom'] as const;

export type FeedFormat = (typeof feedFormats)[number];

const names: Readonly<Record<FeedFormat, string>> = { rss: 'feed.xml', atom: 'atom.xml' };

export const feedPath = (locale: Locale, format: FeedFormat = 'rss', category?: NewsCategory): string => {
  const home = homePath(locale).replace(/\/$/, '');
  return `${home}/${category ? `feeds/${categorySlug(category, locale)}/` : ''}${names[format]}`;
};
