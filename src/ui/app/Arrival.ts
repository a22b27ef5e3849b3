import { DocumentHead } from '../../application/navigation/DocumentHead';
import type { NavigationKind } from '../../application/navigation/Navigator';
import { Viewport } from '../../application/navigation/Viewport';
import { Analytics } from '../../application/shared/Analytics';
import type { PathMatch } from '../../domain/navigation/matchPath';
import { pageTitle } from '../../domain/navigation/pageTitle';
import { Translations } from '../content/Translations';
import { presenter } from '../presenter';

/** What happens around a page once it is shown (SH-05, SH-06). */
@presenter
export class Arrival {
  private isFirst = true;

  constructor(
    private readonly translations: Translations,
    private readonly head: DocumentHead,
    private readonly viewport: Viewport,
    private readonly analytics: Analytics,
  ) {}

  /** Names the document; before the page is painted, so that its title is never that of another. */
  name(match: PathMatch): string {
    const t = this.translations.of('shell');
    const title = pageTitle(t(match.route.title), t('product.name'));
    this.head.set({ title, description: t('meta.description'), locale: match.locale });
    return title;
  }

  /**
   * Reports the page view, and takes the visitor to the hash or the top. Going back in the history is left to
   * the browser, which knows where the visitor was; so is the focus of the first page.
   */
  welcome(path: string, title: string, kind: NavigationKind): void {
    this.analytics.pageView({ path, title });
    const hash = path.includes('#') ? path.slice(path.indexOf('#')) : '';
    const foundTarget = hash.length > 1 && this.viewport.scrollTo(hash);
    if (!foundTarget && kind !== 'pop' && !this.isFirst) this.viewport.scrollToTop();
    if (!this.isFirst) this.viewport.focusMain();
    this.isFirst = false;
  }
}
