import type { Locale } from '#domain/language/Locale';
import { Translations } from '../content/Translations';
import { LeavingPresenter } from '../navigation/leaving/LeavingPresenter';
import { AlertsPresenter } from '../navigation/AlertsPresenter';
import { FooterPresenter } from '../navigation/FooterPresenter';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { StatusLinePresenter } from '../server-status/StatusLinePresenter';
import { presenter } from '../presenter';

@presenter
export class ShellContents {
  constructor(
    private readonly translations: Translations,
    private readonly navigation: NavigationPresenter,
    private readonly footer: FooterPresenter,
    private readonly leaving: LeavingPresenter,
    private readonly alerts: AlertsPresenter,
    private readonly statusLine: StatusLinePresenter,
  ) {}

  /** @param isConfigured if false, no notice is shown before external links */
  async load(locale: Locale, isConfigured: boolean): Promise<void> {
    const texts = this.translations.load(locale);
    await Promise.all([
      texts,
      this.navigation.load(locale),
      this.footer.load(locale),
      isConfigured && this.leaving.load(locale),
      this.alerts.load(locale),
      isConfigured && this.statusLine.load(texts),
    ]);
  }
}
