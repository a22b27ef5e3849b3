import { ClaimStoreGameTime } from '#application/linked-accounts/ClaimStoreGameTime';
import type { ClaimRejection } from '#application/linked-accounts/StoreGameTime';
import { Emitter } from '../Emitter';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

@presenter
export class ClaimStoreGameTimePresenter implements DisposablePresenter {
  readonly claimed = new Emitter();
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<Date, ClaimRejection>,
    private readonly claimStoreGameTime: ClaimStoreGameTime,
  ) {
    makePresenterObservable(this);
  }

  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    const claimed = await this.sending.run(() => this.claimStoreGameTime.execute());
    if (claimed?.ok) this.claimed.emit();
  }
}
