import { LoadFooter } from '#application/navigation/LoadFooter';
import type { Locale } from '#domain/language/Locale';
import { emptyFooter, type Footer } from '#domain/navigation/Footer';
import { makePresenterObservable, sharedPresenter } from '../presenter';

/** One instance per application. */
@sharedPresenter
export class FooterPresenter {
  footer: Footer = emptyFooter;

  constructor(private readonly loadFooter: LoadFooter) {
    makePresenterObservable(this);
  }

  async load(locale: Locale): Promise<void> {
    this.footer = await this.loadFooter.execute(locale);
  }
}
