import { makeAutoObservable } from 'mobx';
import { LoadLandingPage } from '../../application/content/LoadLandingPage';
import type { LandingPage } from '../../domain/content/LandingPage';
import { presenter } from '../presenter';
import { Translations } from './Translations';

const empty: LandingPage = { title: '', text: '', pillars: [] };

@presenter
export class HomePresenter {
  landingPage: LandingPage = empty;

  constructor(
    private readonly loadLandingPage: LoadLandingPage,
    private readonly translations: Translations,
  ) {
    makeAutoObservable<this, 'loadLandingPage' | 'translations'>(this, {
      loadLandingPage: false,
      translations: false,
    });
  }

  async load(): Promise<void> {
    this.show(await this.loadLandingPage.execute(this.translations.locale));
  }

  private show(landingPage: LandingPage): void {
    this.landingPage = landingPage;
  }
}
