import { LinkIntents } from '#application/navigation/LinkIntents';
import { Navigator, type NavigationKind } from '#application/navigation/Navigator';
import { ResolvePage } from '#application/navigation/ResolvePage';
import { Session } from '#application/session/Session';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { stepTitle } from '#domain/navigation/pageTitle';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Translations } from '../content/Translations';
import { makePresenterObservable, sharedPresenter } from '../presenter';
import { PageTransition } from './PageTransition';
import { CodeUnavailable, PageLoader, type LoadedPage } from './PageLoader';

export interface ShownPage extends LoadedPage {
  /** Unique per load. */
  readonly key: string;
  readonly path: string;
  readonly title: string;
  readonly reachedBy: NavigationKind;
  /** Id of the signed-in player; set only on pages that require sign-in. */
  readonly playerId: string | undefined;
}

export type PageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly page: ShownPage }
  | { readonly kind: 'failed'; readonly path: string; readonly problem?: CallFailure | undefined };

/** Resolves each path and loads its page; the previous page stays visible until then. One instance per application. */
@sharedPresenter
export class PagePresenter {
  state: PageState = { kind: 'loading' };
  /** Whether the next page is being loaded. */
  isNavigating = false;
  /** Whether the content above the fold is painted. */
  isPainted = true;
  private previousChromePath = '';
  private reportedPage: ShownPage | undefined;
  private step: string | undefined;
  private hoveredPath: string | undefined;
  private visits = 0;

  constructor(
    private readonly resolvePage: ResolvePage,
    private readonly loader: PageLoader,
    private readonly transition: PageTransition,
    private readonly navigator: Navigator,
    private readonly linkIntents: LinkIntents,
    private readonly session: Session,
    private readonly translations: Translations,
    private readonly errors: ErrorReporter,
  ) {
    makePresenterObservable(this);
  }

  /** Path for links inside the page. */
  get path(): string {
    return this.state.kind === 'shown' ? this.state.page.path : this.navigator.path;
  }

  /** Path for links outside the page. Changes only after the new page is painted. */
  get chromePath(): string {
    return this.isPainted ? this.path : this.previousChromePath;
  }

  async start(): Promise<void> {
    this.navigator.onChange((_, kind) => {
      // A prefetched page contains only the start of its list; the visitor may have loaded more entries.
      if (kind === 'pop') this.loader.discardPrefetched();
      void this.navigate(kind);
    });
    let wasHere = this.session.player?.id;
    this.session.onChange(() => {
      const isHere = this.session.player?.id;
      this.loader.discardPrefetched();
      if (isHere !== wasHere) void this.navigate('replace');
      wasHere = isHere;
    });
    this.linkIntents.onHover(this.prefetchPage);
    this.linkIntents.onVisible(this.prefetchContent);
    this.linkIntents.onDiscover(this.prefetchCode);
    await this.navigate('replace');
  }

  async retry(): Promise<void> {
    this.startNavigation();
    if (this.session.state.kind === 'unreachable') await this.session.start();
    await this.navigate('replace');
  }

  /** Called when the page is in the document. A repeated call with the same page and hash is ignored. */
  onPageShown(page: ShownPage): void {
    const { reportedPage } = this;
    this.reportedPage = page;
    if (reportedPage?.key === page.key && reportedPage.path === page.path) return;
    const { frame } = page;
    const part = frame && frame === reportedPage?.frame ? frame.contentId : undefined;
    this.transition.complete(page, part, this.onPainted);
  }

  /** Puts a step of the page into the document title; undefined restores the page's own title. */
  setStep(step: string | undefined): void {
    this.step = step;
    if (this.state.kind !== 'shown') return;
    const { title } = this.state.page;
    const product = this.translations.translatorFor('app')('product.name');
    this.transition.setTitle(step === undefined ? title : stepTitle(step, title, product));
  }

  private onPainted(): void {
    this.isPainted = true;
    const path = this.hoveredPath;
    this.hoveredPath = undefined;
    if (path !== undefined) this.prefetchPage(path);
  }

  private prefetchPage(path: string): void {
    // The new page may appear under a resting pointer. Links under it are prefetched after the paint.
    if (!this.isPainted) {
      this.hoveredPath = path;
      return;
    }
    if (withoutHash(path) === withoutHash(this.path)) return;
    const foreseen = this.resolveForPrefetch(path);
    if (foreseen) this.loader.prefetchPage(withoutHash(path), foreseen.match, foreseen.query);
  }

  private prefetchContent(path: string): void {
    const foreseen = this.resolveForPrefetch(path);
    if (foreseen) this.loader.prefetchContent(foreseen.match, foreseen.query);
  }

  private prefetchCode(path: string): void {
    const foreseen = this.resolveForPrefetch(path);
    if (foreseen) this.loader.prefetchCode(foreseen.match);
  }

  /** Resolves a path for prefetching; undefined if the path leads to another document. */
  private resolveForPrefetch(path: string): ReturnType<ResolvePage['resolveForPrefetch']> {
    const foreseen = this.resolvePage.resolveForPrefetch(path);
    return foreseen?.match.locale === this.translations.locale ? foreseen : undefined;
  }

  private async navigate(kind: NavigationKind): Promise<void> {
    const visit = ++this.visits;
    const { path } = this.navigator;
    const resolution = this.resolvePage.execute(path);
    if (resolution.kind === 'redirect') return this.navigator.replace(resolution.to);
    if (resolution.kind === 'unreachable') return this.showPage({ kind: 'failed', path });
    const { match, query } = resolution;
    if (match.locale !== this.translations.locale) return this.navigator.load(path);

    const shown = this.state.kind === 'shown' ? this.state.page : undefined;
    const playerId = match.route.access === 'player' ? this.session.player?.id : undefined;
    const isSame = shown?.match.route.id === match.route.id && shown.playerId === playerId;
    if (shown && isSame && withoutHash(shown.path) === withoutHash(path)) {
      const title = this.transition.setHead(match, path, shown.presenter?.head);
      this.showPage({ kind: 'shown', page: { ...shown, path, title, reachedBy: kind } });
      return this.setStep(this.step);
    }
    this.startNavigation();
    try {
      const loaded = await this.loader.load(withoutHash(path), match, query, shown !== undefined);
      if (visit !== this.visits) return loaded.presenter?.dispose?.();
      const { redirectTo } = loaded.presenter ?? {};
      if (redirectTo !== undefined) {
        loaded.presenter?.dispose?.();
        return this.navigator.replace(redirectTo);
      }
      const title = this.transition.setHead(match, path, loaded.presenter?.head);
      const page = { ...loaded, key: String(visit), path, title, reachedBy: kind, playerId };
      this.showPage({ kind: 'shown', page });
    } catch (error) {
      this.errors.report(error);
      const problem = error instanceof CodeUnavailable ? error.failure : undefined;
      if (visit === this.visits) this.showPage({ kind: 'failed', path, problem });
    }
  }

  private startNavigation(): void {
    this.isNavigating = true;
  }

  private showPage(next: PageState): void {
    const before = this.state.kind === 'shown' ? this.state.page : undefined;
    const isOver = before !== undefined && (next.kind !== 'shown' || next.page.key !== before.key);
    this.previousChromePath = this.chromePath;
    this.state = next;
    this.isNavigating = false;
    this.isPainted = !isOver || next.kind !== 'shown';
    if (isOver) before.presenter?.dispose?.();
  }
}

const withoutHash = (path: string): string => path.replace(/#.*/s, '');
