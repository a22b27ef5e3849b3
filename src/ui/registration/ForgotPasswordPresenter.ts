import { makeAutoObservable } from 'mobx';
import type { ResetRequestRejection } from '../../application/registration/PasswordResets';
import { RequestPasswordReset } from '../../application/registration/RequestPasswordReset';
import { TypedEmail } from '../../application/session/TypedEmail';
import { Clock } from '../../application/shared/Clock';
import type { EmailProblem } from '../../domain/session/Credentials';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import { presenter, type Disposable } from '../presenter';

export type ForgotPasswordState =
  | { readonly kind: 'editing'; readonly problem?: EmailProblem }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Milliseconds that a notice stands. */
export const noticeMilliseconds = 6000;

/** Asks for the letter that lets somebody choose a new password; nothing says whether there is such an account (FP-01). */
@presenter
export class ForgotPasswordPresenter implements Disposable {
  state: ForgotPasswordState = { kind: 'editing' };
  email: string;
  private readonly left = new AbortController();
  private callOff: () => void = () => undefined;

  constructor(
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly typedEmail: TypedEmail,
    private readonly clock: Clock,
  ) {
    this.email = typedEmail.value;
    makeAutoObservable<this, 'requestPasswordReset' | 'typedEmail' | 'clock' | 'left' | 'callOff'>(
      this,
      { requestPasswordReset: false, typedEmail: false, clock: false, left: false, callOff: false },
      { autoBind: true },
    );
  }

  changeEmail(typed: string): void {
    this.email = typed;
    this.typedEmail.value = typed;
  }

  async submit(): Promise<void> {
    if (this.state.kind === 'sending') return;
    this.callOff();
    this.become({ kind: 'sending' });
    const asked = await this.requestPasswordReset.execute(this.email);
    if (!this.left.signal.aborted) this.settle(asked);
  }

  dispose(): void {
    this.left.abort();
    this.callOff();
  }

  private settle(asked: Result<void, Rejection>): void {
    if (asked.ok) this.become({ kind: 'sent' });
    else if (isMistyped(asked.error)) {
      return this.become({ kind: 'editing', problem: asked.error.kind });
    } else this.become({ kind: 'failed', failure: asked.error });
    this.callOff = this.clock.after(noticeMilliseconds, () => this.become({ kind: 'editing' }));
  }

  private become(state: ForgotPasswordState): void {
    this.state = state;
  }
}

type Rejection = { readonly kind: EmailProblem } | ResetRequestRejection;

const isMistyped = (rejection: Rejection): rejection is { readonly kind: EmailProblem } =>
  rejection.kind === 'email-required' || rejection.kind === 'email-invalid';
