import { locales, type Locale } from '#domain/language/Locale';
import { legalPageKeys } from '#domain/navigation/legalSlugs';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';
import { routes, type Route, type RouteId } from '#domain/navigation/routes';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { sitePages } from '#ui/app/sitePages';

export interface SitePath {
  readonly locale: Locale;
  readonly path: string;
  /** Account that can see the page, if it is not public. */
  readonly as?: PersonKey;
}

const all: readonly Route[] = routes;
const built = all.filter(({ id }) => id in sitePages);

/** The page of backer rewards redirects players without access. */
const playerOf = (id: RouteId): PersonKey => (id === 'backer' ? 'backer' : 'subscriber');

/** Slugs of a text tutorial and a video tutorial. */
export const tutorialsOfEachKind = ['first-hour', 'first-flight'];

/** Slugs of pages that together contain every type of section. */
const sampleSectionPages: Partial<Record<RouteId, readonly string[]>> = {
  landing: ['mining', 'shipyard', 'convoys'],
  update: ['hulls-keep-their-scars', 'cranes-that-carry', 'wrecks-with-an-owner', 'laws-that-fit-on-a-page'],
};

/** Slug of a bundled article. */
export const sampleArticle = 'patch-2-7-hulls-keep-their-scars';

/** Slugs of a bundled launcher story and a bundled release. */
export const sampleStory = 'winter-convoy';
export const sampleRelease = '2-7-0';

/**
 * All pages of this build in a locale, each once: those of the route table and each legal page.
 * Pages that depend on the state of the browser have their own tests.
 */
export const pathsIn = (locale: Locale): readonly SitePath[] =>
  built
    .filter(({ isPersonal }) => isPersonal !== true)
    .flatMap(({ id, access, paths }): readonly SitePath[] => {
      if (id === 'newsItem') return [{ locale, path: pathOf(id, locale, { uid: sampleArticle }) }];
      if (id === 'launcherNewsItem') return [{ locale, path: pathOf(id, locale, { uid: sampleStory }) }];
      if (id === 'launcherPatch') return [{ locale, path: pathOf(id, locale, { uid: sampleRelease }) }];
      // Redirects to the newest release.
      if (id === 'launcherPatches') return [];
      const uids = sampleSectionPages[id];
      if (uids) return uids.map((uid) => ({ locale, path: pathOf(id, locale, { uid }) }));
      if (id === 'legal') return legalPageKeys.map((key) => ({ locale, path: legalPath(key, locale) }));
      if (id === 'tutorial')
        return tutorialsOfEachKind.map((slug) => ({ locale, path: pathOf(id, locale, { slug }) }));
      if (paths[locale].includes('/:')) return [];
      return [{ locale, path: pathOf(id, locale), ...(access === 'player' && { as: playerOf(id) }) }];
    });

export const everyPath: readonly SitePath[] = locales.flatMap(pathsIn);
