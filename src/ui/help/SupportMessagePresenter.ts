import { SendSupportMessage } from '#application/help/SendSupportMessage';
import type { SupportRejection } from '#application/help/SupportDesk';
import { Drafts } from '#application/session/Drafts';
import { LastEnteredEmail } from '#application/session/LastEnteredEmail';
import { Session } from '#application/session/Session';
import { supportFormProblems, type SupportForm, type SupportProblem } from '#domain/help/supportFormProblems';
import type { SupportReceipt } from '#domain/help/SupportMessage';
import { cleanEmail } from '#domain/shared/spellings';
import type { PostedFields } from '#hydration/Renderer';
import { pickPostedFields } from '../declarations/pickPostedFields';
import { numberInLink } from '#domain/declarations/orderQuery';
import { Form } from '../forms/Form';
import { NoScriptForm } from '../forms/NoScriptForm';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const empty: SupportForm = { topic: '', email: '', caseNumber: '', message: '', confirmation: '' };

/** The contact form of the help page. */
@presenter
export class SupportMessagePresenter implements DisposablePresenter {
  readonly form: Form<SupportForm, SupportProblem>;
  /** Address that the confirmation of the last message went to. */
  confirmedTo = '';

  constructor(
    readonly sending: Submission<SupportReceipt, SupportRejection>,
    readonly steps: NoScriptForm,
    private readonly sendSupportMessage: SendSupportMessage,
    private readonly session: Session,
    private readonly typedEmail: LastEnteredEmail,
    drafts: Drafts,
  ) {
    this.form = new Form(empty, {
      drafts,
      name: 'support-message',
      fields: ['topic', 'email', 'caseNumber', 'message'],
    });
    makePresenterObservable(this);
  }

  onShow(): () => void {
    const stops = [this.form.followDraft(), this.session.onChange(this.fillEmail)];
    this.fillEmail();
    return () => stops.forEach((stop) => stop());
  }

  get receipt(): SupportReceipt | undefined {
    return this.sending.state.kind === 'done' ? this.sending.state.value : undefined;
  }

  change(field: keyof SupportForm, typed: string): void {
    this.steps.resetKey();
    this.sending.reset();
    this.form.change(field, field === 'caseNumber' ? numberInLink(typed) : typed);
  }

  async submit(): Promise<void> {
    if (this.sending.isSending || !this.check()) return;
    await this.send();
  }

  /** Shows the empty form again after a message was sent. */
  writeAnother(): void {
    this.sending.reset();
    this.form.fill({ email: this.confirmedTo });
  }

  /**
   * Handles a form step posted without JavaScript. The token required to send the message is only in the page rendered
   * for the previous step.
   */
  async handlePost(sent: PostedFields): Promise<void> {
    this.form.fill(pickPostedFields(empty, sent));
    this.steps.acceptKey(sent);
    if (this.check() && sent.step === 'send') await this.send();
    if (!this.receipt) await this.steps.prepareNextStep();
  }

  dispose(): void {
    this.sending.dispose();
  }

  private fillEmail(): void {
    if (this.form.values.email !== '') return;
    this.form.fill({ email: this.session.player?.email ?? this.typedEmail.value });
  }

  private check(): boolean {
    return this.form.check(supportFormProblems(this.form.values));
  }

  private async send(): Promise<void> {
    const { values } = this.form;
    const { key } = this.steps;
    const sent = await this.sending.run(() => this.sendSupportMessage.execute(values, key));
    if (sent?.ok) {
      this.confirmedTo = cleanEmail(values.email);
      this.steps.resetKey();
      this.form.clear();
    } else if (sent?.error.kind === 'email-invalid') this.form.showProblems({ email: 'email-invalid' });
  }
}
