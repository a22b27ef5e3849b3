import { languageOf } from '#domain/language/Locale';
import { localizePath } from '#domain/navigation/matchPath';
import { containsSecret } from '#domain/navigation/shareablePath';
import { Navigator } from '../navigation/Navigator';
import { useCase } from '../useCase';
import { LanguagePreference } from './LanguagePreference';
import { PageLanguage } from './PageLanguage';
import { PlayerLanguage } from './PlayerLanguage';
import { SavedLanguage } from './SavedLanguage';

/**
 * Reloads the page in the account's language (LA-02). If the visitor chose a language in this browser more recently,
 * that language is saved to the account instead. A page with a key in its URL is not reloaded, because the key works
 * only once.
 */
@useCase
export class FollowSavedLanguage {
  constructor(
    private readonly preference: LanguagePreference,
    private readonly playerLanguage: PlayerLanguage,
    private readonly saved: SavedLanguage,
    private readonly navigator: Navigator,
    private readonly page: PageLanguage,
  ) {}

  execute(): boolean {
    const { locale } = this.saved;
    const current = this.page.locale;
    if (locale === undefined || locale === current || containsSecret(this.navigator.path)) return false;

    if (this.saved.isOlderThan(current)) {
      void this.playerLanguage.save(languageOf(current)).then((notified) => {
        if (notified) this.preference.write({ locale: current, isUnsaved: false });
      });
      return false;
    }
    this.navigator.load(localizePath(this.navigator.path, locale), 'replace');
    return true;
  }
}
