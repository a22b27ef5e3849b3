import { localeOfPath, type Locale } from '../../domain/language/Locale';
import { inLocale, splitPath } from '../../domain/navigation/matchPath';
import { Navigator } from '../navigation/Navigator';
import { VisitorActivity } from '../shared/VisitorActivity';
import { useCase } from '../useCase';
import { LanguagePreference } from './LanguagePreference';

/** Loads this page in the language that another tab chose, or, when typed text would be lost, the next page. */
@useCase
export class FollowChosenLanguage {
  private wanted: Locale | undefined;

  constructor(
    private readonly preference: LanguagePreference,
    private readonly navigator: Navigator,
    private readonly activity: VisitorActivity,
  ) {}

  execute(): void {
    this.preference.onChange((locale) => this.follow(locale));
    let [here] = splitPath(this.navigator.path);
    this.navigator.onChange((path) => {
      const [before, [now]] = [here, splitPath(path)];
      here = now;
      const { wanted } = this;
      if (wanted === undefined || now === before) return;
      this.wanted = undefined;
      if (localeOfPath(now) !== wanted) this.navigator.replace(inLocale(path, wanted));
    });
  }

  private follow(locale: Locale): void {
    const { path } = this.navigator;
    if (locale === this.wanted) return;
    this.wanted = locale === localeOfPath(path) ? undefined : locale;
    if (this.wanted !== undefined && !this.activity.hasTyped) {
      this.navigator.load(inLocale(path, this.wanted));
    }
  }
}
