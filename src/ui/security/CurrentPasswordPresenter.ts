import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { currentPasswordProblem, type CurrentPasswordProblem } from '#domain/security/currentPassword';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

export interface WrongPassword {
  readonly kind: 'wrong-password';
}

/**
 * Sends the request that requires the password. Return an ok result for success and for outcomes that the page
 * shows: the dialog then closes. On failure it stays open for a retry.
 */
export type SendWithPassword = (password: string) => Promise<Result<void, WrongPassword | CallFailure>>;

const emptyForm = { password: '' };

/** Asks for the current password before a request is sent, in `CurrentPasswordDialog`. */
@presenter
export class CurrentPasswordPresenter implements DisposablePresenter {
  /** The form has no draft, because a password is never stored. */
  readonly form = new Form<typeof emptyForm, CurrentPasswordProblem | 'wrong'>(emptyForm);
  private send: SendWithPassword | undefined;

  constructor(private readonly sending: Submission<void, WrongPassword | CallFailure>) {
    makePresenterObservable(this);
  }

  get isOpen(): boolean {
    return this.send !== undefined;
  }

  get isSending(): boolean {
    return this.sending.isSending;
  }

  get failure(): CallFailure | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    return problem?.kind === 'wrong-password' ? undefined : problem;
  }

  /** Opens the dialog. */
  open(send: SendWithPassword): void {
    this.close();
    this.send = send;
  }

  change(typed: string): void {
    this.form.change('password', typed);
    this.sending.reset();
  }

  async confirm(): Promise<void> {
    const { send } = this;
    if (!send || this.isSending) return;
    const { password } = this.form.values;
    const problem = currentPasswordProblem(password);
    if (!this.form.check(problem ? { password: problem } : {})) return;
    const sent = await this.sending.run(() => send(password));
    if (sent?.ok) this.close();
    else if (sent?.error.kind === 'wrong-password') this.form.showProblems({ password: 'wrong' });
  }

  /** Closes the dialog, unless a request is pending: it cannot be canceled, so the dialog waits for the response. */
  cancel(): void {
    if (!this.isSending) this.close();
  }

  dispose(): void {
    this.sending.dispose();
    this.close();
  }

  private close(): void {
    this.send = undefined;
    this.form.clear();
    this.sending.reset();
  }
}
