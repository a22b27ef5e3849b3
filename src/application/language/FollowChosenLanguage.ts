import { localeOfPath, type Locale } from '#domain/language/Locale';
import { localizePath, splitPath } from '#domain/navigation/pagePaths';
import { containsSecret } from '#domain/navigation/shareablePath';
import { Navigator } from '../navigation/Navigator';
import { Clock } from '../shared/Clock';
import { OngoingUse } from '../shared/OngoingUse';
import { VisitorActivity } from '../shared/VisitorActivity';
import { sharedUseCase } from '../useCase';
import { LanguagePreference } from './LanguagePreference';
import { SavedLanguage } from './SavedLanguage';

/**
 * Reloads the page in a language chosen in another tab, or in the account's language after sign-in (LA-02), unless the
 * visitor has chosen the page's language by hand: then it is saved to the account. While the page is used for something
 * that a reload would discard or interrupt, only the next page is shown in that language.
 */
@sharedUseCase
export class FollowChosenLanguage {
  private pendingLocale: Locale | undefined;

  constructor(
    private readonly preference: LanguagePreference,
    private readonly navigator: Navigator,
    private readonly activity: VisitorActivity,
    private readonly saved: SavedLanguage,
    private readonly clock: Clock,
    private readonly ongoing: OngoingUse,
  ) {}

  execute(): void {
    this.preference.onChange((locale) => this.follow(locale, this.ongoing.includes('sending')));
    // Waits until the login form is removed. Its text does not need to be preserved and must not prevent the reload.
    this.saved.onSignIn(() => void this.clock.schedule(0, () => this.followAccount()));
    let [here] = splitPath(this.navigator.path);
    this.navigator.onChange((path) => {
      const [before, [now]] = [here, splitPath(path)];
      here = now;
      const { pendingLocale } = this;
      if (pendingLocale === undefined || now === before || this.ongoing.includes('uploading')) return;
      this.pendingLocale = undefined;
      if (localeOfPath(now) !== pendingLocale) this.navigator.replace(localizePath(path, pendingLocale));
    });
  }

  private followAccount(): void {
    const { path } = this.navigator;
    const current = localeOfPath(path);
    if (containsSecret(path) || this.saved.saveChoice(current)) return;
    // What is being sent is the sign-in itself.
    this.follow(this.saved.nextLocale(current), false);
  }

  private follow(locale: Locale, isSending: boolean): void {
    const { path } = this.navigator;
    if (locale === this.pendingLocale) return;
    this.pendingLocale = locale === localeOfPath(path) ? undefined : locale;
    const isInUse =
      isSending || this.activity.hasTyped || this.ongoing.includes('uploading', 'paying', 'showing-once');
    if (this.pendingLocale !== undefined && !isInUse) {
      this.navigator.load(localizePath(path, this.pendingLocale));
    }
  }
}
