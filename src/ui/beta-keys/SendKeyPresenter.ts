import { SendBetaKey, type KeyGiftForm, type SendKeyProblem } from '#application/beta-keys/SendBetaKey';
import { Drafts } from '#application/session/Drafts';
import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { EmailProblem } from '#domain/session/Credentials';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed } from '#domain/shared/Result';
import { isGiftNoteProblem, type GiftNoteProblem } from '#domain/shared/giftNote';
import { cleanEmail } from '#domain/shared/spellings';
import { Emitter } from '../Emitter';
import { isEmailProblem } from '../forms/isEmailProblem';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Form for sending a key. The email address is cleared only after the key is sent. */
@presenter
export class SendKeyPresenter implements DisposablePresenter {
  readonly form: Form<KeyGiftForm, EmailProblem | GiftNoteProblem>;
  readonly keysChanged = new Emitter<BetaKeys>();
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<string, SendKeyProblem>,
    private readonly sendKey: SendBetaKey,
    drafts: Drafts,
  ) {
    const fields = ['recipient', 'note'] as const;
    this.form = new Form({ recipient: '', note: '' }, { drafts, name: 'beta-key', fields });
    makePresenterObservable(this);
  }

  /** Why the key was not sent. Undefined if the email address or the note was rejected. */
  get failure(): CallFailure | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    return isEmailProblem(problem) || isGiftNoteProblem(problem)
      ? undefined
      : (problem as CallFailure | UnexpectedFailure | undefined);
  }

  change(field: keyof KeyGiftForm, typed: string): void {
    this.form.change(field, typed);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const { recipient, note } = this.form.values;
    const sent = await this.sending.run(async () => {
      const { outcome, keys } = await this.sendKey.execute({ recipient, note });
      if (keys?.ok) this.keysChanged.emit(keys.value);
      return outcome.ok ? succeed(cleanEmail(recipient)) : outcome;
    });
    if (sent?.ok) this.form.clear();
    else if (isEmailProblem(sent?.error)) this.form.showProblems({ recipient: sent.error.kind });
    else if (isGiftNoteProblem(sent?.error)) this.form.showProblems({ note: sent.error.kind });
    this.sending.resetSuccessLater();
  }
}
