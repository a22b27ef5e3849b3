import { localizePath } from '#domain/navigation/pagePaths';
import { containsSecret } from '#domain/navigation/shareablePath';
import { Navigator } from '../navigation/Navigator';
import { useCase } from '../useCase';
import { PageLanguage } from './PageLanguage';
import { SavedLanguage } from './SavedLanguage';

/**
 * Reloads the page in the account's language (LA-02). If the visitor chose a language in this browser more recently,
 * that language is saved to the account instead. A page with a key in its URL is not reloaded, because the key works
 * only once.
 */
@useCase
export class FollowSavedLanguage {
  constructor(
    private readonly saved: SavedLanguage,
    private readonly navigator: Navigator,
    private readonly page: PageLanguage,
  ) {}

  execute(): boolean {
    const { locale } = this.saved;
    const current = this.page.locale;
    if (locale === undefined || locale === current || containsSecret(this.navigator.path)) return false;

    if (this.saved.saveChoice(current)) return false;
    this.navigator.load(localizePath(this.navigator.path, locale), 'replace');
    return true;
  }
}
