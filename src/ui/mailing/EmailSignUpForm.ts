import type { EmailTopic } from '#application/mailing/EmailSignUps';
import type { SignUpForEmails, SignUpProblem } from '#application/mailing/SignUpForEmails';
import type { Drafts } from '#application/session/Drafts';
import { Form } from '../forms/Form';
import type { Submission } from '../forms/Submission';
import { disposerOf, type DisposablePresenter } from '../presenter';

/**
 * Signs up for emails. The outcome stays until the form is used again. The entered email is stored as a draft until
 * the sign-up succeeds.
 */
export abstract class EmailSignUpForm implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  readonly dispose = disposerOf(this);

  constructor(
    private readonly topic: EmailTopic,
    readonly sending: Submission<void, SignUpProblem>,
    private readonly signUp: SignUpForEmails,
    drafts: Drafts,
  ) {
    this.form = new Form({ email: '' }, { drafts, name: topic, fields: ['email'] });
  }

  onShow(): () => void {
    return this.form.followDraft();
  }

  readonly change = (typed: string): void => {
    this.form.change('email', typed);
    this.sending.reset();
  };

  async submit(): Promise<void> {
    const signedUp = await this.sending.run(() => this.signUp.execute(this.topic, this.form.values.email));
    if (signedUp?.ok) this.form.clear();
  }
}
