import { languageOf, localeOfLanguage } from '../../domain/language/Locale';
import { inLocale } from '../../domain/navigation/matchPath';
import { holdsSecret } from '../../domain/navigation/publicAddress';
import { Navigator } from '../navigation/Navigator';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { LanguagePreference } from './LanguagePreference';
import { PageLanguage } from './PageLanguage';
import { PlayerLanguage } from './PlayerLanguage';

/**
 * On load, sends a player to the language saved with the account (LA-02), with two exceptions. A choice made in this
 * browser that the server does not know yet is newer: it is saved again. And a page with a key of an email in its
 * address is not left: the key may be in use at that moment, and works once (AV-01).
 */
@useCase
export class FollowSavedLanguage {
  constructor(
    private readonly preference: LanguagePreference,
    private readonly playerLanguage: PlayerLanguage,
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly page: PageLanguage,
  ) {}

  /** @returns whether another page is being loaded */
  execute(): boolean {
    const saved = this.session.player?.details?.language;
    const locale = saved === undefined ? undefined : localeOfLanguage(saved);
    const current = this.page.locale;
    if (locale === undefined || locale === current || holdsSecret(this.navigator.path)) return false;

    const chosen = this.preference.read();
    if (chosen?.untold && chosen.locale === current) {
      void this.playerLanguage.save(languageOf(current)).then((told) => {
        if (told) this.preference.write({ locale: current, untold: false });
      });
      return false;
    }
    this.navigator.load(inLocale(this.navigator.path, locale));
    return true;
  }
}
