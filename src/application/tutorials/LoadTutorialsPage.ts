import type { ContentOf } from '#domain/content/model/Field';
import { tutorialsPage } from '#domain/content/models/tutorialsPage';
import type { Locale } from '#domain/language/Locale';
import type { NavigationLink } from '#domain/navigation/Menu';
import type { TutorialCategory } from '#domain/tutorials/Tutorials';
import { Content } from '../content/Content';
import { SiteLinks } from '../navigation/SiteLinks';
import { useCase } from '../useCase';
import { LoadTutorials } from './LoadTutorials';

export type TutorialsPage = Omit<ContentOf<typeof tutorialsPage>, 'helpLinks'> & {
  readonly helpLinks: readonly NavigationLink[];
  readonly categories: readonly TutorialCategory[];
};

@useCase
export class LoadTutorialsPage {
  constructor(
    private readonly content: Content,
    private readonly loadTutorials: LoadTutorials,
    private readonly siteLinks: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<TutorialsPage> {
    const [{ content }, categories] = await Promise.all([
      this.content.findOne(tutorialsPage, { locale }),
      this.loadTutorials.execute(locale),
    ]);
    return { ...content, helpLinks: this.siteLinks.resolveAll(content.helpLinks, locale), categories };
  }
}
