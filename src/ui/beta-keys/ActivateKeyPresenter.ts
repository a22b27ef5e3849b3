import type { RedeemRejection } from '../../application/entitlements/CodeRedeemer';
import { RedeemCode } from '../../application/entitlements/RedeemCode';
import { Drafts } from '../../application/session/Drafts';
import { keyIn } from '../../domain/beta-keys/BetaKey';
import type { Redemption } from '../../domain/entitlements/Redemption';
import type { MalformedCode } from '../../domain/entitlements/RedemptionCode';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

/** Activates keys that the player has received, one at a time. */
@presenter
export class ActivateKeyPresenter implements Disposable {
  readonly form: Form<{ key: string }>;
  /** Number of keys activated since the page was opened. */
  count = 0;
  private activated: () => void = () => undefined;

  constructor(
    readonly sending: Submission<Redemption, RedeemRejection | MalformedCode>,
    private readonly redeemCode: RedeemCode,
    drafts: Drafts,
  ) {
    this.form = new Form({ key: '' }, { drafts, name: 'beta-key-to-activate', fields: ['key'] });
    observed(this);
  }

  onActivated(listener: () => void): void {
    this.activated = listener;
  }

  change(key: string): void {
    this.form.change('key', key);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const redeemed = await this.sending.run(() => this.redeemCode.execute(keyIn(this.form.values.key)));
    if (redeemed?.ok) this.finish();
  }

  dispose(): void {
    this.sending.dispose();
  }

  private finish(): void {
    this.form.clear();
    this.count++;
    this.activated();
  }
}
