import { SignUpForNewsletter, type SignUpProblem } from '#application/mailing/SignUpForNewsletter';
import { Drafts } from '#application/session/Drafts';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/**
 * Signs up for the newsletter (NL-01). The outcome stays until the form is used again. The entered email is stored as a
 * draft until the sign-up succeeds.
 */
@presenter
export class NewsletterPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, SignUpProblem>,
    private readonly signUpForNewsletter: SignUpForNewsletter,
    drafts: Drafts,
  ) {
    this.form = new Form({ email: '' }, { drafts, name: 'newsletter', fields: ['email'] });
    makePresenterObservable(this);
  }

  onShow(): () => void {
    return this.form.followDraft();
  }

  change(typed: string): void {
    this.form.change('email', typed);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const signedUp = await this.sending.run(() => this.signUpForNewsletter.execute(this.form.values.email));
    if (signedUp?.ok) this.form.clear();
  }
}
