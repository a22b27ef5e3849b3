import { homePath, type Locale } from '../../src/domain/language/Locale';

export const siteMapPath = '/sitemap.xml';

/** The news of a language, for readers of feeds. */
export const feedPath = (locale: Locale): string => `${homePath(locale).replace(/\/$/, '')}/feed.xml`;
