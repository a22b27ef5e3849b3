import { JoinWaitingList } from '#application/commerce/JoinWaitingList';
import type { WaitingListRejection } from '#application/commerce/WaitingList';
import { Drafts } from '#application/session/Drafts';
import { Session } from '#application/session/Session';
import { succeed, type Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { Form } from '../../forms/Form';
import { Submission } from '../../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';

export type WaitingListProblem = { readonly kind: 'email-required' } | WaitingListRejection;

@presenter
export class WaitingListPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<string, WaitingListProblem>,
    private readonly joinWaitingList: JoinWaitingList,
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
  private async join(email: string): Promise<Result<string, WaitingListProblem>> {
    const joined = await this.joinWaitingList.execute(email);
    if (!joined.ok) return joined;
    // Clears the form even if the dialog was closed in the meantime.
    this.form.clear();
    return succeed(email);
  }
}
