import { LoadPointsPage, type PointsPage } from '#application/points/LoadPointsPage';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { presenter } from '../presenter';

@presenter
export class PointsPresenter implements PageLifecycle {
  page: PointsPage | undefined;

  constructor(
    private readonly loadPointsPage: LoadPointsPage,
    private readonly translations: Translations,
  ) {}

  async load(): Promise<void> {
    this.page = await this.loadPointsPage.execute(this.translations.locale);
  }

  get head(): PageHead {
    return this.page?.meta ?? {};
  }
}
