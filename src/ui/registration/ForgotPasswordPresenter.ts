import {
  RequestPasswordReset,
  type ResetRequestProblem,
} from '#application/registration/RequestPasswordReset';
import { Drafts } from '#application/session/Drafts';
import { LastEnteredEmail } from '#application/session/LastEnteredEmail';
import { isEmailProblem } from '../forms/isEmailProblem';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

export const noticeMilliseconds = 6000;

/** Requests the password reset email. The outcome does not reveal whether the account exists (FP-01). */
@presenter
export class ForgotPasswordPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;

  constructor(
    readonly sending: Submission<void, ResetRequestProblem>,
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly typedEmail: LastEnteredEmail,
    private readonly notice: Timer,
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
    this.typedEmail.value = typed;
  }

  async submit(): Promise<void> {
    if (this.sending.isSending) return;
    this.notice.dispose();
    await this.sending.run(() => this.requestPasswordReset.execute(this.form.values.email));
    const { isSettled, isDone, problem, reset } = this.sending;
    if (isDone) this.form.removeDraft();
    if (isSettled && !isEmailProblem(problem)) this.notice.start(noticeMilliseconds, reset);
  }

  dispose(): void {
    this.sending.dispose();
    this.notice.dispose();
  }
}
