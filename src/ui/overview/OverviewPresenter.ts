import { LoadAccountSecurity, type AccountSecurity } from '#application/overview/LoadAccountSecurity';
import { LoadServers, type ServersNow } from '#application/overview/LoadServers';
import { LoadWaitingGifts, type WaitingGifts } from '#application/overview/LoadWaitingGifts';
import type { PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';
import { GameTimePresenter } from './GameTimePresenter';

/** The first page of the account. Each card loads, and fails, on its own. */
@presenter
export class OverviewPresenter implements PageLifecycle {
  readonly dispose = disposerOf(this);

  constructor(
    readonly gameTime: GameTimePresenter,
    readonly servers: Loadable<ServersNow>,
    readonly gifts: Loadable<WaitingGifts>,
    readonly security: Loadable<AccountSecurity>,
    private readonly loadServers: LoadServers,
    private readonly loadGifts: LoadWaitingGifts,
    private readonly loadSecurity: LoadAccountSecurity,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  /** Waits only for the game time, so that a slow service does not delay the page. */
  async load(): Promise<void> {
    void this.servers.load(() => this.loadServers.execute(this.translations.locale));
    void this.gifts.load(() => this.loadGifts.execute());
    void this.security.load(() => this.loadSecurity.execute());
    await this.gameTime.load();
  }
}
