import { makeAutoObservable } from 'mobx';
import { Configuration } from '../../application/configuration/Configuration';
import { FollowChosenLanguage } from '../../application/language/FollowChosenLanguage';
import { FollowSavedLanguage } from '../../application/language/FollowSavedLanguage';
import { Navigator } from '../../application/navigation/Navigator';
import { Session } from '../../application/session/Session';
import { localeOfPath } from '../../domain/language/Locale';
import { matchPath, splitPath } from '../../domain/navigation/matchPath';
import { Translations } from '../content/Translations';
import { LeavingPresenter } from '../leaving/LeavingPresenter';
import { FooterPresenter } from '../navigation/FooterPresenter';
import { AlertsPresenter } from '../navigation/AlertsPresenter';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { presenter } from '../presenter';
import { PagePresenter } from './PagePresenter';

/** `unreachable`: the remote configuration could not be had, so nothing can be shown but a way to try again. */
export type AppState = 'starting' | 'running' | 'unreachable';

/**
 * Brings the application up: remote configuration, texts, session, first page, in this order (SH-07). A page that is
 * the same for everybody does not wait for the session.
 */
@presenter
export class AppPresenter {
  state: AppState = 'starting';

  constructor(
    private readonly configuration: Configuration,
    private readonly translations: Translations,
    private readonly navigation: NavigationPresenter,
    private readonly footer: FooterPresenter,
    private readonly leaving: LeavingPresenter,
    private readonly alerts: AlertsPresenter,
    private readonly session: Session,
    private readonly followSavedLanguage: FollowSavedLanguage,
    private readonly followChosenLanguage: FollowChosenLanguage,
    private readonly page: PagePresenter,
    private readonly navigator: Navigator,
  ) {
    makeAutoObservable<
      this,
      | 'configuration'
      | 'translations'
      | 'navigation'
      | 'footer'
      | 'leaving'
      | 'alerts'
      | 'session'
      | 'followSavedLanguage'
      | 'followChosenLanguage'
      | 'page'
      | 'navigator'
    >(
      this,
      {
        configuration: false,
        translations: false,
        navigation: false,
        footer: false,
        leaving: false,
        alerts: false,
        session: false,
        followSavedLanguage: false,
        followChosenLanguage: false,
        page: false,
        navigator: false,
      },
      { autoBind: true },
    );
  }

  async start(): Promise<void> {
    this.become('starting');
    const locale = localeOfPath(this.navigator.path);
    const isConfigured = await this.configuration.load();
    await Promise.all([
      this.translations.load(locale),
      this.navigation.load(locale),
      this.footer.load(locale),
      isConfigured && this.leaving.load(locale),
      this.alerts.load(locale),
    ]);
    if (!isConfigured) return this.become('unreachable');

    if (!this.waitsForSession) {
      await this.showFirstPage();
      void this.takeUpSession();
    } else if (!(await this.takeUpSession())) {
      await this.showFirstPage();
    }
  }

  /** Whether the document holds what this shows first, so that it can be taken over instead of drawn anew. */
  shows(renderedPath: string | undefined): boolean {
    const { state } = this.page;
    return state.kind === 'shown' && splitPath(state.page.path)[0] === renderedPath;
  }

  /** Who may be a player is sent on from a guest's page, and is not shown it before that is known (SH-03). */
  private get waitsForSession(): boolean {
    const [pathname] = splitPath(this.navigator.path);
    const { access, isPersonal = false } = matchPath(pathname).route;
    return access === 'player' || isPersonal || (access === 'guest' && this.session.isKept);
  }

  /** @returns whether another page is being loaded, in the player's language (LA-02) */
  private async takeUpSession(): Promise<boolean> {
    await this.session.start();
    return this.followSavedLanguage.execute();
  }

  private async showFirstPage(): Promise<void> {
    await this.page.start();
    this.followChosenLanguage.execute();
    this.become('running');
  }

  private become(state: AppState): void {
    this.state = state;
  }
}
