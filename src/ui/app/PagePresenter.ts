import { LinkIntents } from '../../application/navigation/LinkIntents';
import { Navigator, type NavigationKind } from '../../application/navigation/Navigator';
import { ResolvePage } from '../../application/navigation/ResolvePage';
import { Session } from '../../application/session/Session';
import { ErrorReporter } from '../../application/shared/ErrorReporter';
import { Translations } from '../content/Translations';
import { observed, sharedPresenter } from '../presenter';
import { Arrival } from './Arrival';
import { PageLoader, type LoadedPage } from './PageLoader';

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
  | { readonly kind: 'failed'; readonly path: string };

/** Resolves each path and loads its page; the previous page stays visible until then. One instance per application. */
@sharedPresenter
export class PagePresenter {
  state: PageState = { kind: 'loading' };
  /** Whether the next page is being loaded. */
  isMovingOn = false;
  /** Whether the content above the fold is painted. */
  isPainted = true;
  private pathBefore = '';
  private reported: ShownPage | undefined;
  private pointedAt: string | undefined;
  private visits = 0;

  constructor(
    private readonly resolvePage: ResolvePage,
    private readonly loader: PageLoader,
    private readonly arrival: Arrival,
    private readonly navigator: Navigator,
    private readonly linkIntents: LinkIntents,
    private readonly session: Session,
    private readonly translations: Translations,
    private readonly errors: ErrorReporter,
  ) {
    observed(this);
  }

  /** Path for links inside the page. */
  get path(): string {
    return this.state.kind === 'shown' ? this.state.page.path : this.navigator.path;
  }

  /** Path for links outside the page. It changes when the page is painted. */
  get pathAround(): string {
    return this.isPainted ? this.path : this.pathBefore;
  }

  async start(): Promise<void> {
    this.navigator.onChange((_, kind) => {
      // A prefetched page does not know how much of its list had been loaded.
      if (kind === 'pop') this.loader.forget();
      void this.follow(kind);
    });
    let wasHere = this.session.player?.id;
    this.session.onChange(() => {
      const isHere = this.session.player?.id;
      this.loader.forget();
      if (isHere !== wasHere) void this.follow('replace');
      wasHere = isHere;
    });
    this.linkIntents.onIntent(this.prepare);
    this.linkIntents.onSight(this.warm);
    this.linkIntents.onPresence(this.getCode);
    await this.follow('replace');
  }

  async retry(): Promise<void> {
    this.moveOn();
    if (this.session.state.kind === 'unreachable') await this.session.start();
    await this.follow('replace');
  }

  /** Called when the page is in the document. The same page and hash are reported only once. */
  arrived(page: ShownPage): void {
    const { reported } = this;
    this.reported = page;
    if (reported?.key === page.key && reported.path === page.path) return;
    const { frame } = page;
    const part = frame && frame === reported?.frame ? frame.part : undefined;
    this.arrival.pageShown(page, part, this.painted);
  }

  private painted(): void {
    this.isPainted = true;
    const path = this.pointedAt;
    this.pointedAt = undefined;
    if (path !== undefined) this.prepare(path);
  }

  private prepare(path: string): void {
    // A new page may appear under a pointer that does not move. Its links are prefetched after the paint.
    if (!this.isPainted) {
      this.pointedAt = path;
      return;
    }
    if (withoutHash(path) === withoutHash(this.path)) return;
    const foreseen = this.foresee(path);
    if (foreseen) this.loader.prepare(withoutHash(path), foreseen.match, foreseen.query);
  }

  private warm(path: string): void {
    const foreseen = this.foresee(path);
    if (foreseen) this.loader.warm(foreseen.match, foreseen.query);
  }

  private getCode(path: string): void {
    const foreseen = this.foresee(path);
    if (foreseen) this.loader.getCode(foreseen.match);
  }

  /** Resolves a path for prefetching; undefined if the path leads to another document. */
  private foresee(path: string): ReturnType<ResolvePage['foresee']> {
    const foreseen = this.resolvePage.foresee(path);
    return foreseen?.match.locale === this.translations.locale ? foreseen : undefined;
  }

  private async follow(kind: NavigationKind): Promise<void> {
    const visit = ++this.visits;
    const { path } = this.navigator;
    const resolution = this.resolvePage.execute(path);
    if (resolution.kind === 'redirect') return this.navigator.replace(resolution.to);
    if (resolution.kind === 'unreachable') return this.leaveFor({ kind: 'failed', path });
    const { match, query } = resolution;
    if (match.locale !== this.translations.locale) return this.navigator.load(path);

    const shown = this.state.kind === 'shown' ? this.state.page : undefined;
    const playerId = match.route.access === 'player' ? this.session.player?.id : undefined;
    const isSame = shown?.match.route.id === match.route.id && shown.playerId === playerId;
    if (shown && isSame && withoutHash(shown.path) === withoutHash(path)) {
      const title = this.arrival.name(match, path, shown.presenter?.head);
      return this.leaveFor({ kind: 'shown', page: { ...shown, path, title, reachedBy: kind } });
    }
    this.moveOn();
    try {
      const loaded = await this.loader.load(withoutHash(path), match, query);
      if (visit !== this.visits) return loaded.presenter?.dispose?.();
      const { leadsTo } = loaded.presenter ?? {};
      if (leadsTo !== undefined) {
        loaded.presenter?.dispose?.();
        return this.navigator.replace(leadsTo);
      }
      const title = this.arrival.name(match, path, loaded.presenter?.head);
      const page = { ...loaded, key: String(visit), path, title, reachedBy: kind, playerId };
      this.leaveFor({ kind: 'shown', page });
    } catch (error) {
      this.errors.report(error);
      if (visit === this.visits) this.leaveFor({ kind: 'failed', path });
    }
  }

  private moveOn(): void {
    this.isMovingOn = true;
  }

  private leaveFor(next: PageState): void {
    const before = this.state.kind === 'shown' ? this.state.page : undefined;
    const isOver = before !== undefined && (next.kind !== 'shown' || next.page.key !== before.key);
    this.pathBefore = this.pathAround;
    this.state = next;
    this.isMovingOn = false;
    this.isPainted = !isOver || next.kind !== 'shown';
    if (isOver) before.presenter?.dispose?.();
  }
}

const withoutHash = (path: string): string => path.replace(/#.*/s, '');
