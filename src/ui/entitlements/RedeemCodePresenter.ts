import { makeAutoObservable } from 'mobx';
import type { RedeemRejection } from '../../application/entitlements/CodeRedeemer';
import { RedeemCode } from '../../application/entitlements/RedeemCode';
import type { Redemption } from '../../domain/entitlements/Redemption';
import type { MalformedCode } from '../../domain/entitlements/RedemptionCode';
import { presenter, type Disposable } from '../presenter';

export type RedeemState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'done'; readonly redemption: Redemption }
  | { readonly kind: 'failed'; readonly rejection: RedeemRejection | MalformedCode };

/** The box that turns a code into game time (PD-02). What was typed stays until it has served. */
@presenter
export class RedeemCodePresenter implements Disposable {
  typed = '';
  state: RedeemState = { kind: 'editing' };
  /** The link that brought the code was meant for another account. */
  isForOtherAccount = false;
  private readonly left = new AbortController();
  private redeemed: () => void = () => undefined;

  constructor(private readonly redeemCode: RedeemCode) {
    makeAutoObservable<this, 'redeemCode' | 'left' | 'redeemed'>(
      this,
      { redeemCode: false, left: false, redeemed: false },
      { autoBind: true },
    );
  }

  /** Takes the code of the link that was followed; a link for another account only says so. */
  prefill(code: string, isForOtherAccount: boolean): void {
    this.isForOtherAccount = isForOtherAccount;
    if (!isForOtherAccount) this.typed = code;
  }

  onRedeemed(listener: () => void): void {
    this.redeemed = listener;
  }

  change(typed: string): void {
    this.typed = typed;
    if (this.state.kind !== 'submitting') this.become({ kind: 'editing' });
  }

  async submit(): Promise<void> {
    if (this.state.kind === 'submitting') return;
    this.become({ kind: 'submitting' });
    const redemption = await this.redeemCode.execute(this.typed);
    if (this.left.signal.aborted) return;
    if (!redemption.ok) return this.become({ kind: 'failed', rejection: redemption.error });
    this.finish(redemption.value);
    this.redeemed();
  }

  dispose(): void {
    this.left.abort();
  }

  private finish(redemption: Redemption): void {
    this.typed = '';
    this.isForOtherAccount = false;
    this.become({ kind: 'done', redemption });
  }

  private become(state: RedeemState): void {
    this.state = state;
  }
}
