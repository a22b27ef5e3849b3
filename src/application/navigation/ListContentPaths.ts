import { locales, type Locale } from '../../domain/language/Locale';
import { legalPageKeys } from '../../domain/navigation/legalSlugs';
import { legalPath, pathOf } from '../../domain/navigation/matchPath';
import { LoadTutorials } from '../tutorials/LoadTutorials';
import { useCase } from '../useCase';
import { LoadOutsideSites } from './LoadOutsideSites';

/**
 * The paths of every public page with a parameter. The host answers any other parameter with 404, so a new page with a
 * parameter has to be listed here (SH-02).
 */
@useCase
export class ListContentPaths {
  constructor(
    private readonly loadOutsideSites: LoadOutsideSites,
    private readonly loadTutorials: LoadTutorials,
  ) {}

  async execute(): Promise<readonly string[]> {
    const paths = await Promise.all(locales.map((locale) => this.pathsIn(locale)));
    return paths.flat();
  }

  private async pathsIn(locale: Locale): Promise<readonly string[]> {
    const [sites, tutorials] = await Promise.all([
      this.loadOutsideSites.execute(locale),
      this.loadTutorials.execute(locale),
    ]);
    const slugs = tutorials.flatMap((category) => category.tutorials.map(({ slug }) => slug));
    return [
      ...legalPageKeys.map((key) => legalPath(key, locale)),
      ...sites.filter(({ asks }) => asks).map(({ key }) => pathOf('externalSite', locale, { site: key })),
      ...slugs.map((slug) => pathOf('tutorial', locale, { slug })),
    ];
  }
}
