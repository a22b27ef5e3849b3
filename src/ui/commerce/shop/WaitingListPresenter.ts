import { SignUpForEmails, type SignUpProblem } from '#application/mailing/SignUpForEmails';
import { Drafts } from '#application/session/Drafts';
import { Session } from '#application/session/Session';
import { succeed, type Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { Form } from '../../forms/Form';
import { Submission } from '../../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';

@presenter
export class WaitingListPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<string, SignUpProblem>,
    private readonly signUp: SignUpForEmails,
    drafts: Drafts,
    session: Session,
  ) {
    const email = session.player?.email ?? '';
    this.form = new Form({ email }, { drafts, name: 'waiting-list', fields: ['email'] });
    makePresenterObservable(this);
  }

  onShow(): () => void {
    return this.form.followDraft();
  }

  change(typed: string): void {
    this.form.change('email', typed);
  }

  async submit(): Promise<void> {
    await this.sending.run(() => this.join(cleanEmail(this.form.values.email)));
  }

  /** @returns the email address, which is shown after it was added to the list */
  private async join(email: string): Promise<Result<string, SignUpProblem>> {
    const joined = await this.signUp.execute('waiting-list', email);
    if (!joined.ok) return joined;
    // Clears the form even if the dialog was closed in the meantime.
    this.form.clear();
    return succeed(email);
  }
}
