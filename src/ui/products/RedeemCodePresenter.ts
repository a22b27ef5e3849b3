import type { RedeemRejection } from '#application/products/CodeRedeemer';
import { RedeemCode } from '#application/products/RedeemCode';
import { Drafts } from '#application/session/Drafts';
import type { Redemption } from '#domain/products/Redemption';
import { codeQuery, type MalformedCode } from '#domain/products/RedemptionCode';
import { codeInLink } from '#domain/shared/codeInLink';
import { Emitter } from '../Emitter';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Form that redeems a code for game time (PD-02). The entered code is stored as a draft until it is redeemed. */
@presenter
export class RedeemCodePresenter implements DisposablePresenter {
  readonly form: Form<{ code: string }>;
  /** Whether the link that contained the code was meant for another account. */
  isForOtherAccount = false;
  readonly redeemed = new Emitter();
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<Redemption, RedeemRejection | MalformedCode>,
    private readonly redeemCode: RedeemCode,
    drafts: Drafts,
  ) {
    this.form = new Form({ code: '' }, { drafts, name: 'redemption-code', fields: ['code'] });
    makePresenterObservable(this);
  }

  /** Fills in the code from a link instead of the draft. A link for another account is ignored. */
  prefill(code: string, isForOtherAccount: boolean): void {
    this.isForOtherAccount = isForOtherAccount;
    if (code !== '' && !isForOtherAccount) this.form.fill({ code });
  }

  change(typed: string): void {
    this.form.change('code', codeInLink(typed, codeQuery));
    this.sending.reset();
  }

  async submit(): Promise<void> {
    this.form.saveDraft();
    const redeemed = await this.sending.run(() => this.redeemCode.execute(this.form.values.code));
    if (!redeemed?.ok) return;
    this.form.clear();
    this.isForOtherAccount = false;
    this.redeemed.emit();
  }
}
