import { SwitchLanguage } from '#application/language/SwitchLanguage';
import { LoadMenus } from '#application/navigation/LoadMenus';
import { Clock } from '#application/shared/Clock';
import { locales, type Locale } from '#domain/language/Locale';
import { emptyMenus, type Menus } from '#domain/navigation/Menu';
import type { LegalPageKey } from '#domain/navigation/legalSlugs';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';
import type { RouteId } from '#domain/navigation/routes';
import { Translations } from '../content/Translations';
import { makePresenterObservable, sharedPresenter } from '../presenter';

/** One instance per application. */
@sharedPresenter
export class NavigationPresenter {
  menus: Menus = emptyMenus;
  readonly languages = locales;

  constructor(
    private readonly loadMenus: LoadMenus,
    private readonly switchLanguage: SwitchLanguage,
    private readonly translations: Translations,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  get locale(): Locale {
    return this.translations.locale;
  }

  get year(): number {
    return this.clock.now().getFullYear();
  }

  pathOf(page: RouteId): string {
    return pathOf(page, this.locale);
  }

  legalPath(page: LegalPageKey): string {
    return legalPath(page, this.locale);
  }

  async load(locale: Locale): Promise<void> {
    this.menus = await this.loadMenus.execute(locale);
  }

  chooseLanguage(locale: Locale): void {
    if (locale !== this.locale) void this.switchLanguage.execute(locale);
  }
}
