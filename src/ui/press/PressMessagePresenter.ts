import { SendPressMessage } from '../../application/press/SendPressMessage';
import type { PressRejection } from '../../application/press/PressOffice';
import { Drafts } from '../../application/session/Drafts';
import { FormTokens } from '../../application/shared/FormTokens';
import { Uuids } from '../../application/shared/Uuids';
import { isUuid } from '../../domain/shared/patterns';
import { pressFormProblems, type PressForm, type PressProblem } from '../../domain/press/pressFormProblems';
import type { SentFields } from '../../handover/Renderer';
import { textsIn } from '../declarations/textsIn';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { observed, presenter, type Disposable } from '../presenter';

/** Measured from the response; the button is idle again five seconds after it (document 2 §4). */
const validAfterMilliseconds = 2000;
const validForMilliseconds = 3000;

const empty: PressForm = { subject: '', about: '', name: '', email: '', message: '', confirmation: '' };

export type SendButtonState = 'idle' | 'loading' | 'valid' | 'failed';

/** The contact form of the press page (PR-02). */
@presenter
export class PressMessagePresenter implements Disposable {
  readonly form: Form<PressForm, PressProblem>;
  subjects: readonly string[] = [];
  /** True from the time a message is sent until the next one is started. */
  isThanked = false;
  /** Without JavaScript: hidden fields that the browser sends with its next step. */
  hidden: SentFields | undefined;
  /** Stays the same while the content does not change, so that a retried message arrives once. */
  private key: string | undefined;

  constructor(
    readonly sending: Submission<void, PressRejection>,
    private readonly sendPressMessage: SendPressMessage,
    private readonly timer: Timer,
    private readonly uuids: Uuids,
    private readonly formTokens: FormTokens,
    drafts: Drafts,
  ) {
    this.form = new Form(empty, {
      drafts,
      name: 'press-message',
      fields: ['subject', 'about', 'name', 'email', 'message'],
    });
    observed(this);
  }

  shown(): () => void {
    return this.form.followDraft();
  }

  get button(): SendButtonState {
    const { isSending, isDone, problem } = this.sending;
    if (isDone) return this.isThanked ? 'valid' : 'loading';
    if (isSending) return 'loading';
    return problem ? 'failed' : 'idle';
  }

  /** Without JavaScript: whether the form was checked and has to be sent once more. */
  get isChecked(): boolean {
    return (
      this.hidden !== undefined && Object.keys(this.form.problems).length === 0 && this.button === 'idle'
    );
  }

  offer(subjects: readonly string[]): void {
    this.subjects = subjects;
  }

  change<Field extends keyof PressForm>(field: Field, typed: string): void {
    this.key = undefined;
    if (this.button === 'idle') this.isThanked = false;
    if (this.button === 'failed') this.sending.reset();
    this.form.change(field, typed as PressForm[Field]);
  }

  async submit(): Promise<void> {
    if (this.button === 'loading') return;
    this.rest();
    this.isThanked = false;
    if (!this.check()) return;
    if (await this.send()) this.timer.start(validAfterMilliseconds, this.confirm);
  }

  /** Handles a form step without JavaScript. Only the page of a step contains the token required to send. */
  async receive(sent: SentFields): Promise<void> {
    const key = sent.key ?? '';
    this.form.fill(textsIn(empty, sent));
    if (isUuid(key)) this.key = key;
    if (this.check() && sent.step === 'send' && (await this.send())) return this.thank();
    const token = await this.formTokens.issue();
    this.useHidden({ key: this.keyOfContent(), token: token.ok ? token.value : '' });
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
    const key = this.keyOfContent();
    const sent = await this.sending.run(() => this.sendPressMessage.execute(values, key));
    if (sent?.ok) this.empty();
    else if (sent?.error.kind === 'email-invalid') this.form.refuse({ email: 'email-invalid' });
    return sent?.ok === true;
  }

  private confirm(): void {
    this.thank();
    this.timer.start(validForMilliseconds, this.rest);
  }

  private thank(): void {
    this.isThanked = true;
  }

  private rest(): void {
    this.timer.dispose();
    this.sending.reset();
  }

  private empty(): void {
    this.key = undefined;
    this.form.clear();
  }

  private keyOfContent(): string {
    return (this.key ??= this.uuids.fresh());
  }

  private useHidden(hidden: SentFields): void {
    this.hidden = hidden;
  }
}
