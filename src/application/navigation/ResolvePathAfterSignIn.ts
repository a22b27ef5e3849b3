import { localeOfPath, type Locale } from '#domain/language/Locale';
import { contestReturnPath } from '#domain/navigation/contest';
import { localizePath, pathOf } from '#domain/navigation/pagePaths';
import { safeReturnPath } from '#domain/navigation/safeReturnPath';
import { SavedLanguage } from '../language/SavedLanguage';
import { useCase } from '../useCase';
import { Navigator } from './Navigator';
import { ReturnPaths } from './ReturnPaths';

/**
 * Returns the path to which a signed-in player is redirected from a guest page (SH-03, SH-04). The path is in the
 * account's language (LA-02).
 */
@useCase
export class ResolvePathAfterSignIn {
  constructor(
    private readonly navigator: Navigator,
    private readonly returnPaths: ReturnPaths,
    private readonly savedLanguage: SavedLanguage,
  ) {}

  /**
   * Removes the stored return path and uses it. A contest link takes precedence, because it is more recent (SE-11).
   *
   * @param path path of the guest page
   */
  execute(path: string, locale: Locale): string {
    const wanted = this.returnPaths.take() ?? '';
    const next =
      contestReturnPath(path) ?? safeReturnPath(wanted, this.navigator.origin) ?? pathOf('products', locale);
    const before = localeOfPath(next);
    const language = this.savedLanguage.nextLocale(before);
    return language === before ? next : localizePath(next, language);
  }
}
