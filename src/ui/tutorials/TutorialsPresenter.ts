import { LoadTutorialsPage, type TutorialsPage } from '#application/tutorials/LoadTutorialsPage';
import { pathOf } from '#domain/navigation/pagePaths';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { presenter } from '../presenter';

/** The overview of all tutorials (TU-01). */
@presenter
export class TutorialsPresenter implements PageLifecycle {
  page: TutorialsPage | undefined;

  constructor(
    private readonly loadTutorialsPage: LoadTutorialsPage,
    private readonly translations: Translations,
  ) {}

  /** @throws if no tutorial could be loaded; the page then offers a retry */
  async load(): Promise<void> {
    const page = await this.loadTutorialsPage.execute(this.translations.locale);
    if (page.categories.length === 0) throw new Error('The tutorials could not be loaded');
    this.page = page;
  }

  get head(): PageHead {
    return this.page?.meta ?? {};
  }

  pathOf(slug: string): string {
    return pathOf('tutorial', this.translations.locale, { slug });
  }
}
