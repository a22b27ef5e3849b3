import { Viewport } from '#application/navigation/Viewport';
import type { RedeemRejection } from '#application/products/CodeRedeemer';
import { RedeemCode } from '#application/products/RedeemCode';
import { Drafts } from '#application/session/Drafts';
import type { Redemption } from '#domain/products/Redemption';
import { codeQuery, type MalformedCode } from '#domain/products/RedemptionCode';
import { codeInLink } from '#domain/shared/codeInLink';
import { Emitter } from '../Emitter';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { activationPanelId } from './activationPanelId';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Activates keys that the player has received, one at a time. */
@presenter
export class ActivateKeyPresenter implements DisposablePresenter {
  readonly form: Form<{ key: string }>;
  /** Number of keys activated since the page was opened. */
  count = 0;
  readonly activated = new Emitter();
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<Redemption, RedeemRejection | MalformedCode>,
    private readonly redeemCode: RedeemCode,
    private readonly viewport: Viewport,
    drafts: Drafts,
  ) {
    this.form = new Form({ key: '' }, { drafts, name: 'beta-key-to-activate', fields: ['key'] });
    makePresenterObservable(this);
  }

  change(typed: string): void {
    this.form.change('key', codeInLink(typed, codeQuery));
    this.sending.reset();
  }

  /** Activates a key that another player has sent to this account. */
  async activateReceived(id: string): Promise<void> {
    this.change(id);
    await this.submit();
    // The button that had focus is removed together with the key.
    this.viewport.focusMain(activationPanelId);
  }

  async submit(): Promise<void> {
    const redeemed = await this.sending.run(() => this.redeemCode.execute(this.form.values.key));
    if (!redeemed?.ok) return;
    this.form.clear();
    this.count++;
    this.activated.emit();
  }
}
