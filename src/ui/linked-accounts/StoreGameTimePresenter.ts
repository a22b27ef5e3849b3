import { ClaimStoreGameTime } from '#application/linked-accounts/ClaimStoreGameTime';
import { LoadStoreGameTime, type StoreGameTimeStatus } from '#application/linked-accounts/LoadStoreGameTime';
import type { ClaimRejection } from '#application/linked-accounts/StoreGameTime';
import { succeed } from '#domain/shared/Result';
import { Submission } from '../forms/Submission';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Game time bought with the linked store account (LK-02). */
@presenter
export class StoreGameTimePresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    private readonly loading: Loadable<StoreGameTimeStatus, never>,
    readonly claiming: Submission<Date, ClaimRejection>,
    private readonly loadStoreGameTime: LoadStoreGameTime,
    private readonly claimStoreGameTime: ClaimStoreGameTime,
  ) {
    makePresenterObservable(this);
  }

  get status(): StoreGameTimeStatus {
    return this.loading.value ?? {};
  }

  async refresh(): Promise<void> {
    await this.loading.load(async () => succeed(await this.loadStoreGameTime.execute()));
  }

  async claim(): Promise<void> {
    const claimed = await this.claiming.run(() => this.claimStoreGameTime.execute());
    if (claimed) await this.refresh();
  }

  /** Clears the game time after the account is unlinked. */
  clear(): void {
    this.claiming.reset();
    this.loading.set({});
  }
}
