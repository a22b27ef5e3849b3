import { SendBetaKey, type SendKeyProblem } from '#application/beta-keys/SendBetaKey';
import { Drafts } from '#application/session/Drafts';
import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { EmailProblem } from '#domain/session/Credentials';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isEmailProblem } from '../forms/isEmailProblem';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { noticeMilliseconds } from './noticeMilliseconds';

/** Form for sending a key. The email address is cleared only after the key is sent. */
@presenter
export class SendKeyPresenter implements DisposablePresenter {
  readonly form: Form<{ recipient: string }, EmailProblem>;
  /** Email address of the last recipient, for the success notice. */
  sentTo = '';
  private notifyKeys: (keys: BetaKeys) => void = () => undefined;

  constructor(
    readonly sending: Submission<void, SendKeyProblem>,
    private readonly sendKey: SendBetaKey,
    private readonly notice: Timer,
    drafts: Drafts,
  ) {
    this.form = new Form({ recipient: '' }, { drafts, name: 'beta-key', fields: ['recipient'] });
    makePresenterObservable(this);
  }

  onKeys(receive: (keys: BetaKeys) => void): void {
    this.notifyKeys = receive;
  }

  /** Why the key was not sent. Undefined if the email address was rejected. */
  get failure(): CallFailure | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    return isEmailProblem(problem) ? undefined : (problem as CallFailure | UnexpectedFailure | undefined);
  }

  change(recipient: string): void {
    this.form.change('recipient', recipient);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const { recipient } = this.form.values;
    this.notice.dispose();
    const sent = await this.sending.run(async () => {
      const { outcome, keys } = await this.sendKey.execute(recipient);
      if (keys?.ok) this.notifyKeys(keys.value);
      return outcome;
    });
    if (sent) this.settle(sent.ok ? undefined : sent.error, recipient.trim());
  }

  dispose(): void {
    this.sending.dispose();
    this.notice.dispose();
  }

  private settle(problem: SendKeyProblem | undefined, recipient: string): void {
    if (isEmailProblem(problem)) return this.form.showProblems({ recipient: problem.kind });
    if (!problem) {
      this.form.clear();
      this.sentTo = recipient;
    }
    this.notice.start(noticeMilliseconds, this.sending.reset);
  }
}
