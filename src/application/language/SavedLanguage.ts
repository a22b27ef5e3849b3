import { languageOf, localeOfLanguage, type Locale } from '#domain/language/Locale';
import { Session } from '../session/Session';
import { service } from '../useCase';
import { LanguagePreference } from './LanguagePreference';
import { PlayerLanguage } from './PlayerLanguage';

/** The language saved in the player's account (LA-02). */
@service
export class SavedLanguage {
  constructor(
    private readonly session: Session,
    private readonly preference: LanguagePreference,
    private readonly playerLanguage: PlayerLanguage,
  ) {}

  /** Undefined if no player is signed in, or the site does not support the language. */
  get locale(): Locale | undefined {
    return localeOfLanguage(this.session.player?.details?.language ?? '');
  }

  /**
   * Saves the current language to the account, if it was chosen in this browser and has not been saved yet.
   * @returns whether it was
   */
  saveChoice(current: Locale): boolean {
    if (!this.isOlderThan(current)) return false;
    void this.playerLanguage.save(languageOf(current)).then((isSaved) => {
      if (isSaved) this.preference.write({ locale: current, isUnsaved: false });
    });
    return true;
  }

  /** @param listener is called when a player signs in after the page has loaded, not for an existing session */
  onSignIn(listener: () => void): void {
    let { kind } = this.session.state;
    let id = this.session.player?.id;
    this.session.onChange((state) => {
      const [kindBefore, idBefore] = [kind, id];
      kind = state.kind;
      id = this.session.player?.id;
      if (kindBefore !== 'starting' && id !== undefined && id !== idBefore) listener();
    });
  }

  /**
   * Returns the language for the next page: the account's, unless it is unknown or the current language was chosen more
   * recently.
   */
  nextLocale(current: Locale): Locale {
    return this.isOlderThan(current) ? current : (this.locale ?? current);
  }

  /** Whether the current language was chosen in this browser and has not been saved to the account yet. */
  private isOlderThan(current: Locale): boolean {
    const chosen = this.preference.read();
    return chosen?.isUnsaved === true && chosen.locale === current;
  }
}
