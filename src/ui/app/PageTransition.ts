import { BuiltPages } from '#application/navigation/BuiltPages';
import { DocumentHead, type Head } from '#application/navigation/DocumentHead';
import type { NavigationKind } from '#application/navigation/Navigator';
import { Viewport } from '#application/navigation/Viewport';
import { Analytics } from '#application/shared/Analytics';
import type { PageMatch } from '#domain/navigation/pagePaths';
import { notFoundElementId } from '#domain/navigation/notFoundPath';
import { pageTitle } from '#domain/navigation/pageTitle';
import { ancestorsOf } from '#domain/navigation/ancestors';
import { Translations } from '../content/Translations';
import { presenter } from '../presenter';
import type { PageHead } from './Pages';

interface Arrived {
  readonly path: string;
  readonly title: string;
  readonly reachedBy: NavigationKind;
}

@presenter
export class PageTransition {
  private isFirst = true;

  constructor(
    private readonly translations: Translations,
    private readonly head: DocumentHead,
    private readonly viewport: Viewport,
    private readonly analytics: Analytics,
    private readonly built: BuiltPages,
  ) {}

  /** Sets the document head. Called before the paint, so that the old title never appears with the new page. */
  setHead(match: PageMatch, path: string, of: PageHead = {}): string {
    const t = this.translations.translatorFor('app');
    const product = t('product.name');
    const isUnknown = match.route.id === 'home' && path.endsWith(`#${notFoundElementId}`);
    const page = isUnknown
      ? t('unknownPage.documentTitle')
      : of.title || this.translations.titleOf(match.route.id);
    const title = pageTitle(page, product);
    this.head.set({
      title,
      page: page || product,
      product,
      description: of.description || t('meta.description'),
      locale: match.locale,
      trail: this.breadcrumbsTo(path, product),
      ...(of.questions && of.questions.length > 0 && { questions: of.questions }),
      ...(of.steps && of.steps.length > 0 && { steps: of.steps }),
      ...(of.isMissing && { isMissing: true }),
      ...(of.isUnlisted && { isUnlisted: true }),
      ...(of.article && { article: of.article }),
      ...(of.translations && { translations: of.translations }),
    });
    return title;
  }

  setTitle(title: string): void {
    this.head.setTitle(title);
  }

  private breadcrumbsTo(path: string, product: string): Head['trail'] {
    return ancestorsOf(path).flatMap((ancestor) => {
      const { route } = ancestor.match;
      const name = route.id === 'home' ? product : this.translations.titleOf(route.id);
      return name !== '' && this.built.has(route.id) ? [{ name, path: ancestor.path }] : [];
    });
  }

  /**
   * Reports the page view and scrolls to the hash or the top. Back and forward navigation restores the scroll position.
   * The first page is not scrolled to the top.
   * @param part id of the element that changed, if the frame around it is still the same
   * @param painted called when the page is painted
   */
  complete({ path, title, reachedBy }: Arrived, part: string | undefined, painted: () => void): void {
    this.analytics.trackPageView({ path, title });
    const hash = path.includes('#') ? path.slice(path.indexOf('#')) : '';
    if (reachedBy === 'pop') this.viewport.restoreScroll();
    else if (!this.isFirst) this.viewport.scrollToTop();
    if (hash.length > 1) this.viewport.scrollTo(hash);
    if (!this.isFirst) this.viewport.focusMain(part);
    this.isFirst = false;
    this.viewport.afterPaint(painted);
  }
}
