import type { Locale } from '../../domain/language/Locale';
import { legalPageKeys, legalSlug } from '../../domain/navigation/legalSlugs';
import { pathOf } from '../../domain/navigation/matchPath';
import type { ExternalLink, MenuLink, NavigationLink } from '../../domain/navigation/Menu';
import { wayOf } from '../../domain/navigation/outside';
import { routes, type RouteId } from '../../domain/navigation/routes';
import { textIn, type Fields } from '../content/fields';
import { service } from '../useCase';
import { BuiltPages } from './BuiltPages';
import { Navigator } from './Navigator';

/**
 * Reads the links of the content: `page` is a page's id, `slug` which one where there are several of its kind, and
 * `anchor` a place on it; `address` is an https address elsewhere. A link without a label or to a page that this build
 * does not have is no link.
 */
@service
export class SiteLinks {
  constructor(
    private readonly pages: BuiltPages,
    private readonly navigator: Navigator,
  ) {}

  linkIn(fields: Fields, locale: Locale): NavigationLink | undefined {
    return textIn(fields, 'page') === '' ? this.externalLinkIn(fields) : this.pageLinkIn(fields, locale);
  }

  pageLinkIn(fields: Fields, locale: Locale): MenuLink | undefined {
    const route = routes.find(({ id }) => id === textIn(fields, 'page'));
    if (!route || !this.pages.has(route.id)) return undefined;
    const path = pathWith(route.id, textIn(fields, 'slug'), locale);
    const anchor = textIn(fields, 'anchor');
    const face = faceIn(fields);
    if (path === undefined || !face) return undefined;
    return { ...face, page: route.id, href: isAnchor(anchor) ? `${path}#${anchor}` : path };
  }

  externalLinkIn(fields: Fields): ExternalLink | undefined {
    const way = wayOf(textIn(fields, 'address'), this.navigator.origin);
    const face = faceIn(fields);
    return way?.kind === 'outside' && face ? { ...face, href: way.href } : undefined;
  }
}

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
