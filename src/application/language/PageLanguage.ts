import { languageOf, localeOfPath, type Language, type Locale } from '#domain/language/Locale';
import { Navigator } from '../navigation/Navigator';
import { service } from '../useCase';

/** The page's language, derived from its path. It always equals `Translations.locale`, the locale of the texts. */
@service
export class PageLanguage {
  constructor(private readonly navigator: Navigator) {}

  get locale(): Locale {
    return localeOfPath(this.navigator.path);
  }

  /** The API's language code. */
  get language(): Language {
    return languageOf(this.locale);
  }
}
