import { languageOf, localeOfPath, type Language, type Locale } from '../../domain/language/Locale';
import { Navigator } from '../navigation/Navigator';
import { service } from '../useCase';

/** The language of the page, which its path says. The texts are loaded in it: the ui reads `Translations.locale`. */
@service
export class PageLanguage {
  constructor(private readonly navigator: Navigator) {}

  get locale(): Locale {
    return localeOfPath(this.navigator.path);
  }

  /** As the API names it. */
  get language(): Language {
    return languageOf(this.locale);
  }
}
