import { ClaimStoreGameTime } from '#application/linked-accounts/ClaimStoreGameTime';
import type { ClaimRejection } from '#application/linked-accounts/StoreGameTime';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

@presenter
export class ClaimStoreGameTimePresenter implements DisposablePresenter {
  private notifyClaimed: () => void = () => undefined;

  constructor(
    readonly sending: Submission<Date, ClaimRejection>,
    private readonly claimStoreGameTime: ClaimStoreGameTime,
  ) {
    makePresenterObservable(this);
  }

  onClaimed(listener: () => void): void {
    this.notifyClaimed = listener;
  }

  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    const claimed = await this.sending.run(() => this.claimStoreGameTime.execute());
    if (claimed?.ok) this.notifyClaimed();
  }

  dispose(): void {
    this.sending.dispose();
  }
}
