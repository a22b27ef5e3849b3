import { LoadPillarPage, type PillarPage } from '#application/pillars/LoadPillarPage';
import type { PillarLink } from '#application/pillars/PillarLinks';
import { pillarRoutes, type PillarPageKey } from '#domain/pillars/pillars';
import type { PageHead } from '../app/Pages';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';

/** A pillar page, or the page about building (LP-02). */
@presenter
export class PillarPresenter {
  page: PillarPage | undefined;

  constructor(
    private readonly loadPillarPage: LoadPillarPage,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(key: PillarPageKey): Promise<void> {
    this.page = await this.loadPillarPage.execute(key, this.translations.locale);
  }

  /** Head of the page. A page that is not ready is hidden from search engines, although visitors can open it. */
  get head(): PageHead {
    if (!this.page) return {};
    const { meta, ready } = this.page;
    return ready ? meta : { isUnlisted: true };
  }

  /** Returns the page's title. If an editor left it empty, falls back to the name, then to the route's title. */
  titleOf(key: PillarPageKey): string {
    return this.page?.title || this.page?.name || this.translations.titleOf(pillarRoutes[key]);
  }

  nameOf({ pillar, name }: PillarLink): string {
    return name || this.translations.titleOf(pillarRoutes[pillar]);
  }
}
