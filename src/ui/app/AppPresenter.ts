import { makeAutoObservable } from 'mobx';
import { Configuration } from '../../application/configuration/Configuration';
import { FollowSavedLanguage } from '../../application/language/FollowSavedLanguage';
import { Navigator } from '../../application/navigation/Navigator';
import { Session } from '../../application/session/Session';
import { localeOfPath } from '../../domain/language/Locale';
import { matchPath, splitPath } from '../../domain/navigation/matchPath';
import { Translations } from '../content/Translations';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { presenter } from '../presenter';
import { PagePresenter } from './PagePresenter';

/** `unreachable`: the remote configuration could not be had, so nothing can be shown but a way to try again. */
export type AppState = 'starting' | 'running' | 'unreachable';

/**
 * Brings the application up: remote configuration, texts, session, first page, in this order (SH-07). A public page
 * is the same for everybody and does not wait for the session.
 */
@presenter
export class AppPresenter {
  state: AppState = 'starting';

  constructor(
    private readonly configuration: Configuration,
    private readonly translations: Translations,
    private readonly navigation: NavigationPresenter,
    private readonly session: Session,
    private readonly followSavedLanguage: FollowSavedLanguage,
    private readonly page: PagePresenter,
    private readonly navigator: Navigator,
  ) {
    makeAutoObservable<
      this,
      | 'configuration'
      | 'translations'
      | 'navigation'
      | 'session'
      | 'followSavedLanguage'
      | 'page'
      | 'navigator'
    >(
      this,
      {
        configuration: false,
        translations: false,
        navigation: false,
        session: false,
        followSavedLanguage: false,
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
    await Promise.all([this.translations.load(locale), this.navigation.load(locale)]);
    if (!isConfigured) return this.become('unreachable');

    const [pathname] = splitPath(this.navigator.path);
    if (matchPath(pathname).route.access === 'public') {
      await this.page.start();
      this.become('running');
      void this.takeUpSession();
    } else if (!(await this.takeUpSession())) {
      await this.page.start();
      this.become('running');
    }
  }

  /** @returns whether another page is being loaded, in the player's language (LA-02) */
  private async takeUpSession(): Promise<boolean> {
    await this.session.start();
    return this.followSavedLanguage.execute();
  }

  private become(state: AppState): void {
    this.state = state;
  }
}
