import { LoadDacs, type DacsOverview } from '#application/coupons/LoadDacs';
import { Session } from '#application/session/Session';
import type { PageLifecycle } from '../app/Pages';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';
import { ConvertDacsPresenter } from './ConvertDacsPresenter';
import { DacHistoryPresenter } from './DacHistoryPresenter';
import { TransferDacsPresenter } from './TransferDacsPresenter';

@presenter
export class DacsPresenter implements PageLifecycle {
  /** Whether the player has owned DACs during this visit. The forms and their outcomes then stay. */
  hasHadDacs = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly overview: Loadable<DacsOverview>,
    private readonly loadDacs: LoadDacs,
    readonly converting: ConvertDacsPresenter,
    readonly transferring: TransferDacsPresenter,
    readonly history: DacHistoryPresenter,
    private readonly session: Session,
  ) {
    makePresenterObservable(this);
    converting.settled.on(() => void this.load());
    transferring.settled.on(() => void this.load());
  }

  get displayName(): string {
    return this.session.player?.displayName ?? '';
  }

  async load(): Promise<void> {
    const overview = await this.overview.load(() => this.loadDacs.execute(), this.setLimits);
    if (overview?.kind === 'enabled') await this.history.go(1);
  }

  private setLimits(overview: DacsOverview): void {
    if (overview.kind !== 'enabled') return;
    this.converting.setOwned(overview.owned, overview.gameTime);
    if (overview.owned > 0) this.hasHadDacs = true;
    this.transferring.setOwned(overview.owned, overview.heldUntil);
  }
}
