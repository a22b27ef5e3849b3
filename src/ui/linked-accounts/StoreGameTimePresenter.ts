import { ClaimStoreGameTime } from '#application/linked-accounts/ClaimStoreGameTime';
import { LoadStoreGameTime, type StoreGameTimeStatus } from '#application/linked-accounts/LoadStoreGameTime';
import type { ClaimRejection } from '#application/linked-accounts/StoreGameTime';
import { succeed } from '#domain/shared/Result';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Game time bought with the linked store account (LK-02). */
@presenter
export class StoreGameTimePresenter implements DisposablePresenter {
  status: StoreGameTimeStatus = {};

  constructor(
    private readonly loading: Submission<StoreGameTimeStatus, never>,
    readonly claiming: Submission<Date, ClaimRejection>,
    private readonly loadStoreGameTime: LoadStoreGameTime,
    private readonly claimStoreGameTime: ClaimStoreGameTime,
  ) {
    makePresenterObservable(this);
  }

  async refresh(): Promise<void> {
    this.loading.dispose();
    const loaded = await this.loading.run(async () => succeed(await this.loadStoreGameTime.execute()));
    if (loaded?.ok) this.show(loaded.value);
  }

  async claim(): Promise<void> {
    const claimed = await this.claiming.run(() => this.claimStoreGameTime.execute());
    if (claimed) await this.refresh();
  }

  /** Clears the game time after the account is unlinked. */
  clear(): void {
    this.claiming.reset();
    this.show({});
  }

  dispose(): void {
    this.loading.dispose();
    this.claiming.dispose();
  }

  private show(waiting: StoreGameTimeStatus): void {
    this.status = waiting;
  }
}
