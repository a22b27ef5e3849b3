import { SignUpForNewsletter, type SignUpProblem } from '#application/mailing/SignUpForNewsletter';
import { Drafts } from '#application/session/Drafts';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const noticeMilliseconds = 3000;

/**
 * Signs up for the newsletter and shows the outcome for three seconds (NL-01). The entered email is stored as a
 * draft until the sign-up succeeds.
 */
@presenter
export class NewsletterPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;

  constructor(
    readonly sending: Submission<void, SignUpProblem>,
    private readonly signUpForNewsletter: SignUpForNewsletter,
    private readonly notice: Timer,
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
  }

  async submit(): Promise<void> {
    if (this.sending.isSending) return;
    this.notice.dispose();
    const signedUp = await this.sending.run(() => this.signUpForNewsletter.execute(this.form.values.email));
    if (signedUp?.ok) this.form.clear();
    if (this.sending.isSettled) this.notice.start(noticeMilliseconds, this.sending.reset);
  }

  dispose(): void {
    this.sending.dispose();
    this.notice.dispose();
  }
}
