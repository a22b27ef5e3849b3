import { Configuration } from '#application/configuration/Configuration';
import { FollowChosenLanguage } from '#application/language/FollowChosenLanguage';
import { FollowSavedLanguage } from '#application/language/FollowSavedLanguage';
import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { Session } from '#application/session/Session';
import { routeAt, splitPath } from '#domain/navigation/pagePaths';
import { makePresenterObservable, sharedPresenter } from '../presenter';
import { PagePresenter } from './PagePresenter';
import { ShellContents } from './ShellContents';

export type AppState = 'starting' | 'running' | 'unreachable';

/**
 * Loads configuration, texts, session and first page, in this order (SH-07). Public pages do not wait for the session.
 */
@sharedPresenter
export class AppPresenter {
  state: AppState = 'starting';

  constructor(
    private readonly configuration: Configuration,
    private readonly shell: ShellContents,
    private readonly pageLanguage: PageLanguage,
    private readonly session: Session,
    private readonly followSavedLanguage: FollowSavedLanguage,
    private readonly followChosenLanguage: FollowChosenLanguage,
    private readonly page: PagePresenter,
    private readonly navigator: Navigator,
  ) {
    makePresenterObservable(this);
  }

  /** @param takenOver resolves once React has hydrated the document; earlier session changes would cause a mismatch */
  async start(takenOver: Promise<void> = Promise.resolve()): Promise<void> {
    this.setState('starting');
    const isConfigured = await this.configuration.load();
    await this.shell.load(this.pageLanguage.locale, isConfigured);
    if (!isConfigured) return this.setState('unreachable');

    if (!this.shouldWaitForSession) {
      await this.showFirstPage();
      void takenOver.then(() => this.startSession());
    } else if (!(await this.startSession())) {
      await this.showFirstPage();
    }
  }

  /** Whether the document contains the loaded page, so that React can hydrate it. */
  canHydrate(renderedPath: string | undefined): boolean {
    const { state } = this.page;
    return state.kind === 'shown' && splitPath(state.page.path)[0] === renderedPath;
  }

  /** Whether the code or the data of the first page could not be loaded. */
  get hasFailed(): boolean {
    return this.page.state.kind === 'failed';
  }

  /** Whether the first page waits for the session. Guest pages wait only if this browser stores a session (SH-03). */
  private get shouldWaitForSession(): boolean {
    const [pathname] = splitPath(this.navigator.path);
    const { access, isPersonal = false } = routeAt(pathname).route;
    return access === 'player' || isPersonal || (access === 'guest' && this.session.hasTokens);
  }

  /** @returns whether it navigates to the page in the player's language (LA-02) */
  private async startSession(): Promise<boolean> {
    await this.session.start();
    return this.followSavedLanguage.execute();
  }

  private async showFirstPage(): Promise<void> {
    await this.page.start();
    this.followChosenLanguage.execute();
    this.setState('running');
  }

  private setState(state: AppState): void {
    this.state = state;
  }
}
