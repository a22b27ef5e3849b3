import { safeDecode } from '../shared/safeDecode';
import { categoryOfSlug, categorySlug } from '../news/categories';
import { homePath, localeOfPath, locales, type Locale } from '../language/Locale';
import { accountPageAt } from './accountSections';
import { legalPageOf, legalSlug, type LegalPageKey } from './legalSlugs';
import { routes as table, type Route, type RouteId } from './routes';

const routes: readonly Route[] = table;

export interface PageMatch {
  readonly route: Route;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string>>;
  readonly redirect?: string;
  readonly isUnknown?: true;
}

/**
 * Finds the page for a path (SH-02, LE-01, D-05). An unknown path or legal slug matches the locale's home page.
 * Redirects trailing slashes, aliases, first pages of lists, slugs and paths in another language or letter case, the
 * prefix /en, and menu ids of account sections.
 */
export const routeAt = (pathname: string): PageMatch => {
  const locale = localeOfPath(pathname);
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  for (const route of routes) {
    const params = paramsOf(route.paths[locale], trimmed);
    if (!params) continue;
    if (route.redirectsTo) {
      return { ...routeAt(pathOf(route.redirectsTo, locale)), redirect: pathOf(route.redirectsTo, locale) };
    }
    const own = canonicalPath(route, locale, params, trimmed);
    if (own === undefined) break;
    return { route, locale, params, ...(own !== pathname && { redirect: own }) };
  }
  const section = accountPageAt(trimmed);
  if (section) return { ...routeAt(pathOf(section, locale)), redirect: pathOf(section, locale) };
  const meant = pathMeant(trimmed);
  if (meant !== undefined) return { ...routeAt(meant), redirect: meant };
  return { route: home, locale, params: {}, redirect: homePath(locale), isUnknown: true };
};

const withoutLanguage = (path: string): string => path.replace(/^\/(?:en|fr|de)(?=\/|$)/, '') || '/';

/** Resolves the path of a page without parameters in another language or letter case, or with the prefix /en. */
const pathMeant = (path: string): string | undefined => {
  const written = path.toLowerCase();
  const locale = localeOfPath(written);
  const found = routes.find(({ paths }) =>
    locales.some(
      (one) => !paths[one].includes(':') && withoutLanguage(paths[one]) === withoutLanguage(written),
    ),
  );
  if (!found) return undefined;
  const { redirectsTo = found.id } = found;
  return pathOf(redirectsTo, locale);
};

/** Returns the canonical path of a page; undefined if the path has an unknown legal slug. */
const canonicalPath = (
  { id }: Route,
  locale: Locale,
  params: PageMatch['params'],
  path: string,
): string | undefined => {
  const category = categoryOfSlug(params.category ?? '');
  const isFirstPage = params.page === '1';
  if (category) {
    const list = id === 'newsCategoryPage' && isFirstPage ? 'newsCategory' : id;
    return pathOf(list, locale, { ...params, category: categorySlug(category, locale) });
  }
  if (id === 'newsPage' && isFirstPage) return pathOf('news', locale);
  if (id !== 'legal') return path;
  const page = legalPageOf(params.slug ?? '');
  return page && legalPath(page, locale);
};

export const pathOf = (
  id: RouteId,
  locale: Locale,
  params: Readonly<Record<string, string>> = {},
): string => {
  const route = routes.find((candidate) => candidate.id === id) ?? home;
  return route.paths[locale].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
};

export const legalPath = (page: LegalPageKey, locale: Locale): string =>
  pathOf('legal', locale, { slug: legalSlug(page, locale) });

/** Returns the same page in another language, with the same parameters, query and hash (LA-01, D-06). */
export const localizePath = (path: string, locale: Locale): string => {
  const [pathname = '/', rest = ''] = splitPath(path);
  const { route, params } = routeAt(pathname);
  return pathOf(route.id, locale, paramsIn(locale, route.id, params)) + rest;
};

const paramsIn = (locale: Locale, id: RouteId, params: PageMatch['params']): PageMatch['params'] => {
  const category = categoryOfSlug(params.category ?? '');
  if (category) return { ...params, category: categorySlug(category, locale) };
  const page = id === 'legal' ? legalPageOf(params.slug ?? '') : undefined;
  return page ? { slug: legalSlug(page, locale) } : params;
};

export const splitPath = (path: string): readonly [pathname: string, rest: string] => {
  const end = path.search(/[?#]/);
  return end === -1 ? [path, ''] : [path.slice(0, end), path.slice(end)];
};

/** Adds the original path's query and hash to a redirect. The redirect's own hash takes precedence. */
export const withQueryAndHash = (redirect: string, rest: string): string => {
  const [pathname, ownHash] = splitPath(redirect);
  const query = rest.replace(/#.*/s, '');
  return pathname + query + (ownHash || rest.slice(query.length));
};

const home = routes[0] as Route;

const paramsOf = (pattern: string, pathname: string): Record<string, string> | undefined => {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const actual = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== actual) return undefined;
    } else {
      const value = safeDecode(actual);
      if (!value) return undefined;
      params[segment.slice(1)] = value;
    }
  }
  return params;
};

/** Returns all paths of a route with their locales, for sitemaps and alternate links. */
export const localizedPaths = (route: Route): readonly { locale: Locale; path: string }[] =>
  locales.map((locale) => ({ locale, path: route.paths[locale] }));
