import type { Locale } from '#domain/language/Locale';
import { legalPageKeys, legalSlug } from '#domain/navigation/legalSlugs';
import { pathOf } from '#domain/navigation/pagePaths';
import type { ExternalLink, MenuLink, NavigationLink } from '#domain/navigation/Menu';
import { classifyLink } from '#domain/navigation/classifyLink';
import { routes, type RouteId } from '#domain/navigation/routes';
import { service } from '../useCase';
import { BuiltPages } from './BuiltPages';
import { Navigator } from './Navigator';

interface RawLink {
  readonly label: string;
  readonly text?: string;
  readonly page?: string;
  /** Slug of the document, for pages that show one of several documents. */
  readonly slug?: string;
  /** Id of an element on the page. */
  readonly anchor?: string;
  readonly address?: string;
}

/** Creates links from content. Links without a label are omitted, and so are links to pages not in this build. */
@service
export class SiteLinks {
  constructor(
    private readonly pages: BuiltPages,
    private readonly navigator: Navigator,
  ) {}

  resolve(described: RawLink, locale: Locale): NavigationLink | undefined {
    return described.page ? this.resolvePage(described, locale) : this.resolveExternal(described);
  }

  resolveAll(described: readonly RawLink[], locale: Locale): readonly NavigationLink[] {
    return described.flatMap((link) => this.resolve(link, locale) ?? []);
  }

  resolvePage(described: RawLink, locale: Locale): MenuLink | undefined {
    const route = routes.find(({ id }) => id === described.page);
    if (!route || !this.pages.has(route.id)) return undefined;
    const { slug = '', anchor = '' } = described;
    const path = pathWith(route.id, slug, locale);
    const face = linkTextOf(described);
    if (path === undefined || !face) return undefined;
    return { ...face, page: route.id, href: isAnchor(anchor) ? `${path}#${anchor}` : path };
  }

  resolveExternal(described: RawLink): ExternalLink | undefined {
    const way = classifyLink(described.address ?? '', this.navigator.origin);
    const face = linkTextOf(described);
    return way?.kind === 'outside' && face ? { ...face, href: way.href } : undefined;
  }
}

const linkTextOf = ({ label, text }: RawLink): Pick<NavigationLink, 'label' | 'text'> | undefined =>
  label === '' ? undefined : { label, ...(text && { text }) };

/** Returns the path with its parameter filled in; undefined if a value is missing. */
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
