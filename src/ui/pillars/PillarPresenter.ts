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
    this.setPage(await this.loadPillarPage.execute(key, this.translations.locale));
  }

  /** A page that is not ready is visible to visitors but not to search engines. */
  get head(): PageHead {
    if (!this.page) return {};
    const { meta, ready } = this.page;
    return ready ? meta : { isUnlisted: true };
  }

  /** Falls back to the name, then to the route's title if an editor left the title empty. */
  titleOf(key: PillarPageKey): string {
    return this.page?.title || this.page?.name || this.translations.titleOf(pillarRoutes[key]);
  }

  nameOf({ pillar, name }: PillarLink): string {
    return name || this.translations.titleOf(pillarRoutes[pillar]);
  }

  private setPage(page: PillarPage): void {
    this.page = page;
  }
}
