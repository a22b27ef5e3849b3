import { makeAutoObservable } from 'mobx';
import type { RedeemRejection } from '../../application/entitlements/CodeRedeemer';
import { RedeemCode } from '../../application/entitlements/RedeemCode';
import { Drafts } from '../../application/session/Drafts';
import type { Redemption } from '../../domain/entitlements/Redemption';
import type { MalformedCode } from '../../domain/entitlements/RedemptionCode';
import { presenter, type Disposable } from '../presenter';

export type RedeemState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'done'; readonly redemption: Redemption }
  | { readonly kind: 'failed'; readonly rejection: RedeemRejection | MalformedCode };

const form = 'redemption-code';

/** The box that turns a code into game time (PD-02). What was typed stays until it has served. */
@presenter
export class RedeemCodePresenter implements Disposable {
  typed = '';
  state: RedeemState = { kind: 'editing' };
  /** The link that brought the code was meant for another account. */
  isForOtherAccount = false;
  private readonly left = new AbortController();
  private redeemed: () => void = () => undefined;

  constructor(
    private readonly redeemCode: RedeemCode,
    private readonly drafts: Drafts,
  ) {
    makeAutoObservable<this, 'redeemCode' | 'drafts' | 'left' | 'redeemed'>(
      this,
      { redeemCode: false, drafts: false, left: false, redeemed: false },
      { autoBind: true },
    );
  }

  /**
   * Takes the code of the link that was followed, or what was typed before the session ended. A link for another
   * account only says so.
   */
  prefill(code: string, isForOtherAccount: boolean): void {
    this.isForOtherAccount = isForOtherAccount;
    const offered = isForOtherAccount ? '' : code;
    this.typed = offered === '' ? (this.drafts.of(form).code ?? '') : offered;
  }

  onRedeemed(listener: () => void): void {
    this.redeemed = listener;
  }

  change(typed: string): void {
    this.typed = typed;
    this.drafts.keep(form, { code: typed });
    if (this.state.kind !== 'submitting') this.become({ kind: 'editing' });
  }

  async submit(): Promise<void> {
    if (this.state.kind === 'submitting') return;
    this.drafts.keep(form, { code: this.typed });
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
    this.drafts.drop(form);
    this.isForOtherAccount = false;
    this.become({ kind: 'done', redemption });
  }

  private become(state: RedeemState): void {
    this.state = state;
  }
}
