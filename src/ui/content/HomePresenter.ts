import { makeAutoObservable, observableRef } from 'mobx';
import { LoadLandingPage } from '../../application/content/LoadLandingPage';
import type { LandingPage } from '../../domain/content/LandingPage';
import type { PageHead } from '../app/Pages';
import { presenter } from '../presenter';
import { Translations } from './Translations';

const empty: LandingPage = {
  meta: { title: '', description: '' },
  title: '',
  text: '',
  blocks: [],
  pillars: [],
  reviews: [],
};

/** The parts of the page that its menu leads to, in their order; each is the `id` of a section. */
export const landingParts = ['world', 'reboot', 'pillars', 'evening', 'reviews', 'own-server'] as const;

export type LandingPart = (typeof landingParts)[number];

@presenter
export class HomePresenter {
  landingPage: LandingPage = empty;
  isIntroOpen = false;

  constructor(
    private readonly loadLandingPage: LoadLandingPage,
    private readonly translations: Translations,
  ) {
    makeAutoObservable<this, 'loadLandingPage' | 'translations'>(
      this,
      { landingPage: observableRef, loadLandingPage: false, translations: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.show(await this.loadLandingPage.execute(this.translations.locale));
  }

  get head(): PageHead {
    return this.landingPage.meta;
  }

  /** The parts that the content has something for (HO-02). */
  get parts(): readonly LandingPart[] {
    const { reboot, pillars, blocks, reviews, ownServer } = this.landingPage;
    const has: Record<LandingPart, boolean> = {
      world: true,
      reboot: reboot !== undefined,
      pillars: pillars.length > 0,
      evening: blocks.length > 0,
      reviews: reviews.length > 0,
      'own-server': ownServer !== undefined,
    };
    return landingParts.filter((part) => has[part]);
  }

  openIntro(): void {
    this.isIntroOpen = true;
  }

  closeIntro(): void {
    this.isIntroOpen = false;
  }

  private show(landingPage: LandingPage): void {
    this.landingPage = landingPage;
  }
}
