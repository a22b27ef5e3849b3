import { InviteFriend } from '#application/recruitment/InviteFriend';
import type { RecruitingRejection } from '#application/recruitment/Recruiting';
import { Drafts } from '#application/session/Drafts';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const noticeMilliseconds = 4000;

/** Invites a friend by email (RC-01). The server checks the format of the address. */
@presenter
export class InviteFriendPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  /** Recipient of the last invitation, while the notice about it is shown. */
  sentTo = '';

  constructor(
    readonly sending: Submission<void, RecruitingRejection>,
    private readonly inviteFriend: InviteFriend,
    private readonly notice: Timer,
    drafts: Drafts,
  ) {
    this.form = new Form({ email: '' }, { drafts, name: 'invitation', fields: ['email'] });
    makePresenterObservable(this);
  }

  get canSend(): boolean {
    return this.form.values.email.trim() !== '';
  }

  change(email: string): void {
    this.form.change('email', email);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    if (!this.canSend) return;
    const { email } = this.form.values;
    this.notice.dispose();
    const sent = await this.sending.run(() => this.inviteFriend.execute(email));
    if (sent?.ok) this.finish(email.trim());
    if (this.sending.isSettled) this.notice.start(noticeMilliseconds, this.sending.reset);
  }

  dispose(): void {
    this.sending.dispose();
    this.notice.dispose();
  }

  private finish(email: string): void {
    this.form.clear();
    this.sentTo = email;
  }
}
