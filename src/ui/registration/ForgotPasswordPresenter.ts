import {
  RequestPasswordReset,
  type ResetRequestProblem,
} from '#application/registration/RequestPasswordReset';
import { Drafts } from '#application/session/Drafts';
import { LastEnteredEmail } from '#application/session/LastEnteredEmail';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/**
 * Requests the password reset email. The outcome does not reveal whether the account exists (FP-01), and stays until
 * the form is used again.
 */
@presenter
export class ForgotPasswordPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, ResetRequestProblem>,
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly typedEmail: LastEnteredEmail,
    drafts: Drafts,
  ) {
    this.form = new Form(
      { email: typedEmail.value },
      { drafts, name: 'forgotten-password', fields: ['email'] },
    );
    makePresenterObservable(this);
  }

  onShow(): () => void {
    return this.form.followDraft();
  }

  changeEmail(typed: string): void {
    this.form.change('email', typed);
    this.sending.reset();
    this.typedEmail.value = typed;
  }

  async submit(): Promise<void> {
    const sent = await this.sending.run(() => this.requestPasswordReset.execute(this.form.values.email));
    if (sent?.ok) this.form.removeDraft();
  }
}
