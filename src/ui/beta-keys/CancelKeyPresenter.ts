import { CancelBetaKey } from '#application/beta-keys/CancelBetaKey';
import type { BetaKey, BetaKeys } from '#domain/beta-keys/BetaKey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { noticeMilliseconds } from './noticeMilliseconds';

/** Cancels a sent key after confirmation. */
@presenter
export class CancelKeyPresenter implements DisposablePresenter {
  /** Key that is canceled if the player confirms. */
  keyToCancel: BetaKey | undefined;
  private notifyKeys: (keys: BetaKeys) => void = () => undefined;

  constructor(
    readonly sending: Submission<void, CallFailure>,
    private readonly cancelKey: CancelBetaKey,
    private readonly notice: Timer,
  ) {
    makePresenterObservable(this);
  }

  onKeys(receive: (keys: BetaKeys) => void): void {
    this.notifyKeys = receive;
  }

  openDialog(key: BetaKey): void {
    this.sending.reset();
    this.keyToCancel = key;
  }

  closeDialog(): void {
    if (!this.sending.isSending) this.keyToCancel = undefined;
  }

  async confirm(): Promise<void> {
    const { keyToCancel } = this;
    if (!keyToCancel) return;
    this.notice.dispose();
    await this.sending.run(async () => {
      const { outcome, keys } = await this.cancelKey.execute(keyToCancel.id);
      if (keys?.ok) this.notifyKeys(keys.value);
      return outcome;
    });
    if (this.sending.isSettled) this.notice.start(noticeMilliseconds, this.sending.reset);
    this.closeDialog();
  }

  dispose(): void {
    this.sending.dispose();
    this.notice.dispose();
    this.closeDialog();
  }
}
