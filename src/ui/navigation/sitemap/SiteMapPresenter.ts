import { BuiltPages } from '../../../application/navigation/BuiltPages';
import { siteMapOf, type SiteMapGroup } from '../../../domain/navigation/siteMap';
import { Translations } from '../../content/Translations';
import { presenter } from '../../presenter';

/** Every page that this build has to read, in the language of the visit (SH-19). */
@presenter
export class SiteMapPresenter {
  constructor(
    private readonly pages: BuiltPages,
    private readonly translations: Translations,
  ) {}

  get groups(): readonly SiteMapGroup[] {
    return siteMapOf(this.translations.locale, (id) => this.pages.has(id));
  }
}
