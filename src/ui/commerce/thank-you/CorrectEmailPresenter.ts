import { CorrectBuyerEmail } from '#application/commerce/CorrectBuyerEmail';
import type { CorrectionRejection } from '#application/commerce/GhostAccounts';
import { Configuration } from '#application/configuration/Configuration';
import { Drafts } from '#application/session/Drafts';
import type { EmailProblem } from '#domain/session/Credentials';
import type { Result } from '#domain/shared/Result';
import { Form } from '../../forms/Form';
import { Submission } from '../../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';

export type CorrectionProblem = { readonly kind: EmailProblem } | CorrectionRejection;

/** Form with which buyers without an account correct their email before they create the account. */
@presenter
export class CorrectEmailPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  isOpen = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<string, CorrectionProblem>,
    private readonly correctBuyerEmail: CorrectBuyerEmail,
    private readonly configuration: Configuration,
    drafts: Drafts,
  ) {
    this.form = new Form({ email: '' }, { drafts, name: 'buyer-email', fields: ['email'] });
    makePresenterObservable(this, 'isSupported');
  }

  onShow(): () => void {
    return this.form.followDraft();
  }

  get isSupported(): boolean {
    return this.configuration.has('buyer-email');
  }

  open(): void {
    this.sending.reset();
    this.isOpen = true;
  }

  change(typed: string): void {
    this.form.change('email', typed);
  }

  /** @param onCorrected called after the email was changed */
  async submit(onCorrected: () => void): Promise<void> {
    const corrected = await this.sending.run(this.send);
    if (!corrected?.ok) return;
    this.form.clear();
    this.close();
    onCorrected();
  }

  private send(): Promise<Result<string, CorrectionProblem>> {
    return this.correctBuyerEmail.execute(this.form.values.email);
  }

  private close(): void {
    this.isOpen = false;
  }
}
