import { languageOf, type Locale } from '#domain/language/Locale';
import { localizePath } from '#domain/navigation/matchPath';
import { Navigator } from '../navigation/Navigator';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { LanguagePreference } from './LanguagePreference';
import { PlayerLanguage } from './PlayerLanguage';

@useCase
export class SwitchLanguage {
  constructor(
    private readonly preference: LanguagePreference,
    private readonly playerLanguage: PlayerLanguage,
    private readonly session: Session,
    private readonly navigator: Navigator,
  ) {}

  async execute(locale: Locale): Promise<void> {
    const signedIn = this.session.player !== undefined;
    this.preference.write({ locale, isUnsaved: signedIn });
    if (signedIn && (await this.playerLanguage.save(languageOf(locale)))) {
      this.preference.write({ locale, isUnsaved: false });
    }
    this.navigator.load(localizePath(this.navigator.path, locale));
  }
}
