import { ListBetaKeys } from '#application/beta-keys/ListBetaKeys';
import { canGift, keyTotals, type BetaKeys, type KeyTotals } from '#domain/beta-keys/BetaKey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { ActivateKeyPresenter } from './ActivateKeyPresenter';
import { CancelKeyPresenter } from './CancelKeyPresenter';
import { SendKeyPresenter } from './SendKeyPresenter';

export type BetaKeysState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'listed';
      readonly keys: BetaKeys['keys'];
      readonly totals: KeyTotals;
      readonly canGift: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure };

/** Lists, sends, cancels and activates beta keys (KY-01). */
@presenter
export class BetaKeysPresenter implements DisposablePresenter {
  private keys: BetaKeys | undefined;

  constructor(
    private readonly loading: Submission<BetaKeys, CallFailure>,
    private readonly listKeys: ListBetaKeys,
    readonly send: SendKeyPresenter,
    readonly cancel: CancelKeyPresenter,
    readonly activate: ActivateKeyPresenter,
  ) {
    makePresenterObservable(this);
    send.onKeys(this.show);
    cancel.onKeys(this.show);
    activate.onActivated(() => void this.load());
  }

  /** State of the list. Listed keys stay visible when a later request fails. */
  get state(): BetaKeysState {
    const { keys } = this;
    if (keys) return { kind: 'listed', keys: keys.keys, totals: keyTotals(keys), canGift: canGift(keys) };
    const { problem } = this.loading;
    return problem ? { kind: 'failed', failure: problem } : { kind: 'loading' };
  }

  async load(): Promise<void> {
    this.loading.dispose();
    const loaded = await this.loading.run(() => this.listKeys.execute());
    if (loaded?.ok) this.show(loaded.value);
  }

  onShow(): () => void {
    const stops = [this.send.form.followDraft(), this.activate.form.followDraft()];
    return () => stops.forEach((stop) => stop());
  }

  dispose(): void {
    this.loading.dispose();
    this.send.dispose();
    this.cancel.dispose();
    this.activate.dispose();
  }

  private show(keys: BetaKeys): void {
    this.keys = keys;
  }
}
