import { locales, type Locale } from '#domain/language/Locale';
import { legalPageKeys } from '#domain/navigation/legalSlugs';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';
import { SectionPages } from '../discover/SectionPages';
import { LoadTutorials } from '../tutorials/LoadTutorials';
import { useCase } from '../useCase';
import { LoadExternalSites } from './LoadExternalSites';

/**
 * Lists the paths of all public pages with a parameter. The web server responds with 404 to any other parameter value,
 * so new pages with a parameter must be listed here (SH-02).
 */
@useCase
export class ListContentPaths {
  constructor(
    private readonly loadExternalSites: LoadExternalSites,
    private readonly loadTutorials: LoadTutorials,
    private readonly sectionPages: SectionPages,
  ) {}

  async execute(): Promise<readonly string[]> {
    const paths = await Promise.all(locales.map((locale) => this.pathsIn(locale)));
    return paths.flat();
  }

  private async pathsIn(locale: Locale): Promise<readonly string[]> {
    const [sites, tutorials, landings, updates] = await Promise.all([
      this.loadExternalSites.execute(locale),
      this.loadTutorials.execute(locale),
      this.sectionPages.findAll('landing', locale),
      this.sectionPages.findAll('update', locale),
    ]);
    const slugs = tutorials.flatMap((category) => category.tutorials.map(({ slug }) => slug));
    return [
      ...legalPageKeys.map((key) => legalPath(key, locale)),
      ...sites
        .filter(({ needsConfirmation }) => needsConfirmation)
        .map(({ key }) => pathOf('externalSite', locale, { site: key })),
      ...landings.map(({ uid }) => pathOf('landing', locale, { uid })),
      ...updates.map(({ uid }) => pathOf('update', locale, { uid })),
      ...slugs.map((slug) => pathOf('tutorial', locale, { slug })),
    ];
  }
}
