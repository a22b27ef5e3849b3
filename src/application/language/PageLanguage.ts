import { languageOf, localeOfPath, type Language, type Locale } from '../../domain/language/Locale';
import { Navigator } from '../navigation/Navigator';
import { service } from '../useCase';

/** The language of the page, from its path. `Translations.locale`, of the texts that are loaded, is the same. */
@service
export class PageLanguage {
  constructor(private readonly navigator: Navigator) {}

  get locale(): Locale {
    return localeOfPath(this.navigator.path);
  }

  /** The API's code. */
  get language(): Language {
    return languageOf(this.locale);
  }
}
