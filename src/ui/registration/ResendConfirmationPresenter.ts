import { ResendConfirmation, type ResendRejection } from '#application/registration/ResendConfirmation';
import { Session } from '#application/session/Session';
import { Drafts } from '#application/session/Drafts';
import { LastEnteredEmail } from '#application/session/LastEnteredEmail';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

@presenter
export class ResendConfirmationPresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  /** Whether the email is the signed-in player's own, which cannot be changed here. */
  isOwn = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, ResendRejection>,
    private readonly resendConfirmation: ResendConfirmation,
    private readonly session: Session,
    private readonly typedEmail: LastEnteredEmail,
    drafts: Drafts,
  ) {
    this.form = new Form({ email: '' }, { drafts, name: 'confirmation-email', fields: ['email'] });
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    this.begin(this.typedEmail.value);
    this.takeOwnEmail();
  }

  onShow(): () => void {
    this.takeOwnEmail();
    const stops = [this.session.onChange(this.takeOwnEmail), this.form.followDraft()];
    return () => stops.forEach((stop) => stop());
  }

  begin(email: string): void {
    this.form.fill({ email });
    this.sending.reset();
  }

  changeEmail(typed: string): void {
    this.form.change('email', typed);
    this.sending.reset();
    this.typedEmail.value = typed;
  }

  async submit(): Promise<void> {
    const sent = await this.sending.run(() => this.resendConfirmation.execute(this.form.values.email));
    if (sent?.ok) this.form.removeDraft();
  }

  private takeOwnEmail(): void {
    const email = this.session.player?.email;
    if (email !== undefined) this.form.fill({ email });
    else if (this.isOwn) this.form.fill({ email: '' });
    this.isOwn = email !== undefined;
  }
}
