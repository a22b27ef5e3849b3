import { languageOf, localeOfLanguage, localeOfPath } from '../../domain/language/Locale';
import { inLocale } from '../../domain/navigation/matchPath';
import { holdsSecret } from '../../domain/navigation/publicAddress';
import { Navigator } from '../navigation/Navigator';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { LanguagePreference } from './LanguagePreference';
import { PlayerLanguage } from './PlayerLanguage';

/**
 * On load, sends a player to the language saved with the account (LA-02). A choice made here that the server
 * has not heard of yet is newer than what it saved: it is told again and nobody is sent away. Nor is anybody sent from
 * a page that a letter's key opens: the key may be under way just then, and serves once (AV-01).
 */
@useCase
export class FollowSavedLanguage {
  constructor(
    private readonly preference: LanguagePreference,
    private readonly playerLanguage: PlayerLanguage,
    private readonly session: Session,
    private readonly navigator: Navigator,
  ) {}

  /** @returns whether another page is being loaded */
  execute(): boolean {
    const saved = this.session.player?.details?.language;
    const locale = saved === undefined ? undefined : localeOfLanguage(saved);
    const current = localeOfPath(this.navigator.path);
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
