import { CancelBetaKey } from '#application/beta-keys/CancelBetaKey';
import type { BetaKey, BetaKeys } from '#domain/beta-keys/BetaKey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Emitter } from '../Emitter';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Cancels a sent key after confirmation. */
@presenter
export class CancelKeyPresenter implements DisposablePresenter {
  /** Key that is canceled if the player confirms. */
  keyToCancel: BetaKey | undefined;
  readonly keysChanged = new Emitter<BetaKeys>();

  constructor(
    readonly sending: Submission<void, CallFailure>,
    private readonly cancelKey: CancelBetaKey,
  ) {
    makePresenterObservable(this);
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
    await this.sending.run(async () => {
      const { outcome, keys } = await this.cancelKey.execute(keyToCancel.id);
      if (keys?.ok) this.keysChanged.emit(keys.value);
      return outcome;
    });
    this.sending.resetSuccessLater();
    this.closeDialog();
  }

  dispose(): void {
    this.sending.dispose();
    this.closeDialog();
  }
}
