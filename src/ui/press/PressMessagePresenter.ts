import { SendPressMessage } from '#application/press/SendPressMessage';
import type { PressRejection } from '#application/press/PressOffice';
import { Drafts } from '#application/session/Drafts';
import { pressFormProblems, type PressForm, type PressProblem } from '#domain/press/pressFormProblems';
import type { PostedFields } from '#hydration/Renderer';
import { pickPostedFields } from '../declarations/pickPostedFields';
import { Form } from '../forms/Form';
import { NoScriptForm } from '../forms/NoScriptForm';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/**
 * Milliseconds from the response until the button shows success. Five seconds after the response it is idle again
 * (document 2 §4).
 */
const validDelayMs = 2000;
const validDurationMs = 3000;

const empty: PressForm = { subject: '', about: '', name: '', email: '', message: '', confirmation: '' };

export type SendButtonState = 'idle' | 'loading' | 'valid' | 'failed';

/** The contact form of the press page (PR-02). */
@presenter
export class PressMessagePresenter implements DisposablePresenter {
  readonly form: Form<PressForm, PressProblem>;
  subjects: readonly string[] = [];
  /** True from the time a message has been sent until the visitor sends another one. */
  hasThanked = false;

  constructor(
    readonly sending: Submission<void, PressRejection>,
    private readonly sendPressMessage: SendPressMessage,
    private readonly timer: Timer,
    readonly steps: NoScriptForm,
    drafts: Drafts,
  ) {
    this.form = new Form(empty, {
      drafts,
      name: 'press-message',
      fields: ['subject', 'about', 'name', 'email', 'message'],
    });
    makePresenterObservable(this);
  }

  onShow(): () => void {
    return this.form.followDraft();
  }

  get buttonState(): SendButtonState {
    const { isSending, isDone, problem } = this.sending;
    if (isDone) return this.hasThanked ? 'valid' : 'loading';
    if (isSending) return 'loading';
    return problem ? 'failed' : 'idle';
  }

  setSubjects(subjects: readonly string[]): void {
    this.subjects = subjects;
  }

  /** Chooses the subject that a link names. Ignores any other text. */
  choose(subject: string): void {
    if (this.subjects.includes(subject)) this.form.fill({ subject });
  }

  change<Field extends keyof PressForm>(field: Field, typed: string): void {
    this.steps.resetKey();
    if (this.buttonState === 'idle') this.hasThanked = false;
    if (this.buttonState === 'failed') this.sending.reset();
    this.form.change(field, typed as PressForm[Field]);
  }

  async submit(): Promise<void> {
    if (this.buttonState === 'loading') return;
    this.resetOutcome();
    this.hasThanked = false;
    if (!this.check()) return;
    if (await this.send()) this.timer.start(validDelayMs, this.confirm);
  }

  /**
   * Handles a form step posted without JavaScript. The token required to send the message is only in the page rendered
   * for the previous step.
   */
  async handlePost(sent: PostedFields): Promise<void> {
    this.form.fill(pickPostedFields(empty, sent));
    this.steps.acceptKey(sent);
    if (this.check() && sent.step === 'send' && (await this.send())) return this.thank();
    await this.steps.prepareNextStep();
  }

  dispose(): void {
    this.timer.dispose();
    this.sending.dispose();
    this.sending.reset();
  }

  private check(): boolean {
    return this.form.check(pressFormProblems(this.form.values, this.subjects));
  }

  private async send(): Promise<boolean> {
    const { values } = this.form;
    const { key } = this.steps;
    const sent = await this.sending.run(() => this.sendPressMessage.execute(values, key));
    if (sent?.ok) this.clearForm();
    else if (sent?.error.kind === 'email-invalid') this.form.showProblems({ email: 'email-invalid' });
    return sent?.ok === true;
  }

  private confirm(): void {
    this.thank();
    this.timer.start(validDurationMs, this.resetOutcome);
  }

  private thank(): void {
    this.hasThanked = true;
  }

  private resetOutcome(): void {
    this.timer.dispose();
    this.sending.reset();
  }

  private clearForm(): void {
    this.steps.resetKey();
    this.form.clear();
  }
}
