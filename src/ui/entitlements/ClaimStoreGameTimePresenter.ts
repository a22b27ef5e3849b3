import { ClaimStoreGameTime } from '../../application/linked-accounts/ClaimStoreGameTime';
import type { ClaimRejection } from '../../application/linked-accounts/StoreGameTime';
import { Submission } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

@presenter
export class ClaimStoreGameTimePresenter implements Disposable {
  private claimed: () => void = () => undefined;

  constructor(
    readonly sending: Submission<Date, ClaimRejection>,
    private readonly claimStoreGameTime: ClaimStoreGameTime,
  ) {
    observed(this);
  }

  onClaimed(listener: () => void): void {
    this.claimed = listener;
  }

  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    const claimed = await this.sending.run(() => this.claimStoreGameTime.execute());
    if (claimed?.ok) this.claimed();
  }

  dispose(): void {
    this.sending.dispose();
  }
}
