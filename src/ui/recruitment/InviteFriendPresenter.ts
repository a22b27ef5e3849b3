import { InviteFriend } from '#application/recruitment/InviteFriend';
import type { RecruitingRejection } from '#application/recruitment/Recruiting';
import { Drafts } from '#application/session/Drafts';
import { succeed } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Invites a friend by email (RC-01). The server checks the format of the address. */
@presenter
export class InviteFriendPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<string, RecruitingRejection>,
    private readonly inviteFriend: InviteFriend,
    drafts: Drafts,
  ) {
    this.form = new Form({ email: '' }, { drafts, name: 'invitation', fields: ['email'] });
    makePresenterObservable(this);
  }

  get canSend(): boolean {
    return cleanEmail(this.form.values.email) !== '';
  }

  change(email: string): void {
    this.form.change('email', email);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    if (!this.canSend) return;
    const { email } = this.form.values;
    const sent = await this.sending.run(async () => {
      const invited = await this.inviteFriend.execute(email);
      return invited.ok ? succeed(cleanEmail(email)) : invited;
    });
    this.sending.resetSuccessLater();
    if (sent?.ok) this.form.clear();
  }
}
