import type { Locale } from '../language/Locale';
import { pathOf } from '../navigation/pagePaths';
import type { FeedFormat } from '../news/feedPaths';

const names: Readonly<Record<FeedFormat, string>> = { rss: 'feed.xml', atom: 'atom.xml' };

const statusSubpath = (locale: Locale, name: string): string => `${pathOf('serverStatus', locale)}/${name}`;

/** Path of the maintenance calendar, to which calendar apps can subscribe. */
export const calendarPath = (locale: Locale): string => statusSubpath(locale, 'maintenance.ics');

export const maintenanceFeedPath = (locale: Locale, format: FeedFormat = 'rss'): string =>
  statusSubpath(locale, names[format]);
