import type { RedeemRejection } from '#application/products/CodeRedeemer';
import { RedeemCode } from '#application/products/RedeemCode';
import { Drafts } from '#application/session/Drafts';
import { extractKey } from '#domain/beta-keys/BetaKey';
import type { Redemption } from '#domain/products/Redemption';
import type { MalformedCode } from '#domain/products/RedemptionCode';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Activates keys that the player has received, one at a time. */
@presenter
export class ActivateKeyPresenter implements DisposablePresenter {
  readonly form: Form<{ key: string }>;
  /** Number of keys activated since the page was opened. */
  count = 0;
  private notifyActivated: () => void = () => undefined;

  constructor(
    readonly sending: Submission<Redemption, RedeemRejection | MalformedCode>,
    private readonly redeemCode: RedeemCode,
    drafts: Drafts,
  ) {
    this.form = new Form({ key: '' }, { drafts, name: 'beta-key-to-activate', fields: ['key'] });
    makePresenterObservable(this);
  }

  onActivated(listener: () => void): void {
    this.notifyActivated = listener;
  }

  change(key: string): void {
    this.form.change('key', key);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const redeemed = await this.sending.run(() => this.redeemCode.execute(extractKey(this.form.values.key)));
    if (redeemed?.ok) this.finish();
  }

  dispose(): void {
    this.sending.dispose();
  }

  private finish(): void {
    this.form.clear();
    this.count++;
    this.notifyActivated();
  }
}
