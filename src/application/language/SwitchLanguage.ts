import { languageOf, type Locale } from '#domain/language/Locale';
import { localizePath } from '#domain/navigation/pagePaths';
import { Navigator } from '../navigation/Navigator';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { LanguagePreference } from './LanguagePreference';
import { PlayerLanguage } from './PlayerLanguage';

/** Switches the language (LA-01). A guest’s choice is saved to the account at the next sign-in. */
@useCase
export class SwitchLanguage {
  constructor(
    private readonly preference: LanguagePreference,
    private readonly playerLanguage: PlayerLanguage,
    private readonly session: Session,
    private readonly navigator: Navigator,
  ) {}

  async execute(locale: Locale): Promise<void> {
    this.preference.write({ locale, isUnsaved: true });
    if (this.session.player && (await this.playerLanguage.save(languageOf(locale)))) {
      this.preference.write({ locale, isUnsaved: false });
    }
    this.navigator.load(localizePath(this.navigator.path, locale));
  }
}
