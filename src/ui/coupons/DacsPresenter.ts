import { LoadDacs, type DacsOverview } from '#application/coupons/LoadDacs';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter } from '../presenter';
import { ConvertDacsPresenter } from './ConvertDacsPresenter';
import { DacHistoryPresenter } from './DacHistoryPresenter';
import { TransferDacsPresenter } from './TransferDacsPresenter';

export type DacsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure }
  | DacsOverview;

@presenter
export class DacsPresenter implements PageLifecycle {
  private overview: DacsOverview | undefined;

  constructor(
    private readonly loading: Submission<DacsOverview, CallFailure>,
    private readonly loadDacs: LoadDacs,
    readonly converting: ConvertDacsPresenter,
    readonly transferring: TransferDacsPresenter,
    readonly history: DacHistoryPresenter,
  ) {
    makePresenterObservable(this);
    converting.onSettled(() => void this.load());
    transferring.onSettled(() => void this.load());
  }

  /** State of the page. Loaded data stays visible when a later request fails. */
  get state(): DacsState {
    if (this.overview) return this.overview;
    const { problem } = this.loading;
    return problem ? { kind: 'failed', failure: problem } : { kind: 'loading' };
  }

  /** Loads all data of the page and cancels any earlier request that is still running. */
  async load(): Promise<void> {
    this.loading.dispose();
    const loaded = await this.loading.run(() => this.loadDacs.execute());
    if (!loaded?.ok) return;
    this.show(loaded.value);
    if (loaded.value.kind === 'enabled') await this.history.go(1);
  }

  dispose(): void {
    this.loading.dispose();
    this.converting.dispose();
    this.transferring.dispose();
    this.history.dispose();
  }

  private show(overview: DacsOverview): void {
    this.overview = overview;
    if (overview.kind !== 'enabled') return;
    this.converting.setOwned(overview.owned);
    this.transferring.setOwned(overview.owned, overview.heldUntil);
  }
}
