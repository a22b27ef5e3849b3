import { homePath, type Locale } from '../language/Locale';
import { pillarPageKeys, pillarRoutes } from '../pillars/pillars';
import { legalPageKeys, legalSlug } from './legalSlugs';
import { isPressRelease } from '../news/categories';
import { legalPath, pathOf } from './pagePaths';

interface DocumentReference {
  readonly type: string;
  readonly uid: string | null;
  readonly locale: Locale;
  readonly category: string;
}

/**
 * Returns the path of the page that shows a document, in the document's language. A document without a page of its
 * own has the home page.
 */
export const documentPath = ({ type, uid, locale, category }: DocumentReference): string => {
  if (type === 'buy_page') return pathOf('buy', locale);
  const pillar = type === 'pillar_page' && pillarPageKeys.find((key) => key === uid);
  if (pillar) return pathOf(pillarRoutes[pillar], locale);
  if (type === 'tutorial' && uid) return pathOf('tutorial', locale, { slug: uid });
  if (type === 'help_page') return pathOf('help', locale);
  if (/^tutorial/.test(type)) return pathOf('tutorials', locale);
  if (type === 'discover_page' && uid) return pathOf('landing', locale, { uid });
  if (type === 'update_page' && uid) return pathOf('update', locale, { uid });
  if (type === 'news_article' && isPressRelease(category))
    return uid ? pathOf('pressRelease', locale, { uid }) : pathOf('contact', locale);
  if (type === 'news_article') return uid ? pathOf('newsItem', locale, { uid }) : pathOf('news', locale);
  if (type === 'launcher_community') return pathOf('launcherCommunity', locale);
  if (type === 'launcher_news')
    return uid ? pathOf('launcherNewsItem', locale, { uid }) : pathOf('launcherNews', locale);
  if (type === 'launcher_release')
    return uid ? pathOf('launcherPatch', locale, { uid }) : pathOf('launcherPatches', locale);
  if (type !== 'legal_page') return homePath(locale);
  const key = legalPageKeys.find((page) => legalSlug(page, locale).toLowerCase() === uid);
  return key ? legalPath(key, locale) : homePath(locale);
};
