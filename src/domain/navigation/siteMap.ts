import type { Locale } from '../language/Locale';
import { legalPageKeys, type LegalPageKey } from './legalSlugs';
import { legalPath, pathOf } from './pagePaths';
import { routes as table, type Route, type RouteId, type Section } from './routes';

const groups = {
  game: ['home', 'buy', 'download'],
  news: ['news', 'launcher', 'server-status', 'contest'],
  community: ['community'],
  media: ['media'],
  press: ['press'],
  help: ['help'],
  account: ['session', 'registration'],
  legal: ['legal'],
} as const satisfies Record<string, readonly Section[]>;

export type SiteMapGroupKey = keyof typeof groups;

export type SiteMapPage =
  | { readonly kind: 'page'; readonly id: RouteId; readonly path: string }
  | { readonly kind: 'legal'; readonly id: LegalPageKey; readonly path: string };

export interface SiteMapGroup {
  readonly key: SiteMapGroupKey;
  readonly pages: readonly SiteMapPage[];
}

/** Steps of a process, which the site map does not list because they are not entry pages. */
const steps: ReadonlySet<RouteId> = new Set([
  'landingSignup',
  'buyConfirm',
  'buyThankYou',
  'contestThankYou',
]);

const routes: readonly Route[] = table;

const isListed = ({ id, access, paths, redirectsTo }: Route): boolean =>
  access !== 'player' && redirectsTo === undefined && !paths['en-us'].includes(':') && !steps.has(id);

/**
 * Lists the entry pages of a locale in groups (SH-19). Pages whose path has parameters are omitted, because they
 * depend on the content. Legal pages are the exception.
 *
 * @param isBuilt whether this build has a view for a page
 */
export const siteMapOf = (locale: Locale, isBuilt: (id: RouteId) => boolean): readonly SiteMapGroup[] =>
  Object.entries(groups)
    .map(([key, sections]: [string, readonly Section[]]) => ({
      key: key as SiteMapGroupKey,
      pages: sections.flatMap((section) => pagesOf(section, locale, isBuilt)),
    }))
    .filter(({ pages }) => pages.length > 0);

const pagesOf = (
  section: Section,
  locale: Locale,
  isBuilt: (id: RouteId) => boolean,
): readonly SiteMapPage[] => [
  ...(section === 'legal' && isBuilt('legal')
    ? legalPageKeys.map((id) => ({ kind: 'legal', id, path: legalPath(id, locale) }) as const)
    : []),
  ...routes
    .filter((route) => route.section === section && isListed(route) && isBuilt(route.id))
    .map(({ id }) => ({ kind: 'page', id, path: pathOf(id, locale) }) as const),
];
