import { CancelBetaKey } from '../../application/beta-keys/CancelBetaKey';
import type { BetaKey, BetaKeys } from '../../domain/beta-keys/BetaKey';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { observed, presenter, type Disposable } from '../presenter';
import { noticeMilliseconds } from './noticeMilliseconds';

/** Cancels a sent key after confirmation. */
@presenter
export class CancelKeyPresenter implements Disposable {
  /** Key awaiting confirmation. */
  asked: BetaKey | undefined;
  private receive: (keys: BetaKeys) => void = () => undefined;

  constructor(
    readonly sending: Submission<void, CallFailure>,
    private readonly cancelKey: CancelBetaKey,
    private readonly notice: Timer,
  ) {
    observed(this);
  }

  onKeys(receive: (keys: BetaKeys) => void): void {
    this.receive = receive;
  }

  ask(key: BetaKey): void {
    this.sending.reset();
    this.asked = key;
  }

  close(): void {
    if (!this.sending.isSending) this.asked = undefined;
  }

  async confirm(): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    this.notice.dispose();
    await this.sending.run(async () => {
      const { outcome, keys } = await this.cancelKey.execute(asked.id);
      if (keys?.ok) this.receive(keys.value);
      return outcome;
    });
    if (this.sending.isSettled) this.notice.start(noticeMilliseconds, this.sending.reset);
    this.close();
  }

  dispose(): void {
    this.sending.dispose();
    this.notice.dispose();
    this.close();
  }
}
