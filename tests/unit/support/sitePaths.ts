import { locales, type Locale } from '../../../src/domain/language/Locale';
import { legalPageKeys } from '../../../src/domain/navigation/legalSlugs';
import { legalPath, pathOf } from '../../../src/domain/navigation/matchPath';
import { routes, type Route, type RouteId } from '../../../src/domain/navigation/routes';
import type { PersonKey } from '../../../src/infrastructure/fake/world/people';
import { sitePages } from '../../../src/ui/app/sitePages';

export interface SitePath {
  readonly locale: Locale;
  readonly path: string;
  /** Who sees it, when it is not for everybody. */
  readonly as?: PersonKey;
}

const all: readonly Route[] = routes;
const built = all.filter(({ id }) => id in sitePages);

/** Backer rewards redirect whoever has no access. */
const playerOf = (id: RouteId): PersonKey => (id === 'backer' ? 'backer' : 'subscriber');

/** A text and a video. */
export const tutorialsOfEachKind = ['first-hour', 'first-flight'];

/** With every type of section together. */
const shownSectionPages: Partial<Record<RouteId, readonly string[]>> = {
  landing: ['mining', 'shipyard', 'convoys'],
  update: ['hulls-keep-their-scars', 'cranes-that-carry', 'wrecks-with-an-owner', 'laws-that-fit-on-a-page'],
};

/** One of the shipped articles. */
export const shownArticle = 'patch-2-7-hulls-keep-their-scars';

/** One of the shipped stories of the launcher, and one of the releases. */
export const shownStory = 'winter-convoy';
export const shownRelease = '2-7-0';

/**
 * Every page of this build in a locale: those of the route table, each legal page, each once. Those that only a browser
 * with something in hand is shown have tests of their own.
 */
export const pathsIn = (locale: Locale): readonly SitePath[] =>
  built
    .filter(({ isPersonal }) => isPersonal !== true)
    .flatMap(({ id, access, paths }): readonly SitePath[] => {
      if (id === 'newsItem') return [{ locale, path: pathOf(id, locale, { uid: shownArticle }) }];
      if (id === 'launcherNewsItem') return [{ locale, path: pathOf(id, locale, { uid: shownStory }) }];
      if (id === 'launcherPatch') return [{ locale, path: pathOf(id, locale, { uid: shownRelease }) }];
      // It leads to the newest release.
      if (id === 'launcherPatches') return [];
      const uids = shownSectionPages[id];
      if (uids) return uids.map((uid) => ({ locale, path: pathOf(id, locale, { uid }) }));
      if (id === 'legal') return legalPageKeys.map((key) => ({ locale, path: legalPath(key, locale) }));
      if (id === 'tutorial')
        return tutorialsOfEachKind.map((slug) => ({ locale, path: pathOf(id, locale, { slug }) }));
      if (paths[locale].includes('/:')) return [];
      return [{ locale, path: pathOf(id, locale), ...(access === 'player' && { as: playerOf(id) }) }];
    });

export const everyPath: readonly SitePath[] = locales.flatMap(pathsIn);
