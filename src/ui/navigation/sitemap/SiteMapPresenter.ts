import { BuiltPages } from '#application/navigation/BuiltPages';
import { siteMapOf, type SiteMapGroup } from '#domain/navigation/siteMap';
import { Translations } from '../../content/Translations';
import { presenter } from '../../presenter';

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
