import { homePath, type Locale } from '../../src/domain/language/Locale';

export const siteMapPath = '/sitemap.xml';

export const feedPath = (locale: Locale): string => `${homePath(locale).replace(/\/$/, '')}/feed.xml`;
