import type { Locale } from '../../domain/language/Locale';
import { legalPageKeys, legalSlug } from '../../domain/navigation/legalSlugs';
import { pathOf } from '../../domain/navigation/matchPath';
import type { ExternalLink, MenuLink, NavigationLink } from '../../domain/navigation/Menu';
import { routes, type RouteId } from '../../domain/navigation/routes';
import { textIn, type Fields } from '../content/fields';
import type { BuiltPages } from './BuiltPages';

/**
 * Reading the links of the content: `page` is a page's id, `slug` which one where there are several of its kind, and
 * `anchor` a place on it; `address` is an https address elsewhere. A link without a label or to a page that this build
 * does not have is no link.
 */
export const linkIn = (fields: Fields, locale: Locale, pages: BuiltPages): NavigationLink | undefined =>
  pageLinkIn(fields, locale, pages) ?? externalLinkIn(fields);

export const pageLinkIn = (fields: Fields, locale: Locale, pages: BuiltPages): MenuLink | undefined => {
  const route = routes.find(({ id }) => id === textIn(fields, 'page'));
  if (!route || !pages.has(route.id)) return undefined;
  const path = pathWith(route.id, textIn(fields, 'slug'), locale);
  const anchor = textIn(fields, 'anchor');
  const face = faceIn(fields);
  if (path === undefined || !face) return undefined;
  return { ...face, page: route.id, href: isAnchor(anchor) ? `${path}#${anchor}` : path };
};

const externalLinkIn = (fields: Fields): ExternalLink | undefined => {
  const href = httpsAddress(textIn(fields, 'address'));
  const face = faceIn(fields);
  return href !== undefined && face ? { ...face, href } : undefined;
};

const faceIn = (fields: Fields): Pick<NavigationLink, 'label' | 'text'> | undefined => {
  const label = textIn(fields, 'label');
  const text = textIn(fields, 'text');
  return label === '' ? undefined : { label, ...(text !== '' && { text }) };
};

/** The path of a page, its one parameter filled in; nothing for a page that needs another than the link gives. */
const pathWith = (page: RouteId, slug: string, locale: Locale): string | undefined => {
  const pattern = routes.find(({ id }) => id === page)?.paths[locale] ?? '';
  const [parameter, ...others] = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (parameter === undefined) return pathOf(page, locale);
  const value = page === 'legal' ? legalSlugOf(slug, locale) : slug;
  return others.length > 0 || !value ? undefined : pathOf(page, locale, { [parameter]: value });
};

const legalSlugOf = (key: string, locale: Locale): string | undefined => {
  const known = legalPageKeys.find((page) => page === key);
  return known && legalSlug(known, locale);
};

const isAnchor = (anchor: string): boolean => /^[\w-]+$/.test(anchor);

const httpsAddress = (address: string): string | undefined =>
  URL.canParse(address) && new URL(address).protocol === 'https:' ? new URL(address).href : undefined;
