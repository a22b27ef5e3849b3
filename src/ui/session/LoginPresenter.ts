import { makeAutoObservable } from 'mobx';
import type { SignInRejection } from '../../application/session/Authenticator';
import { SignIn } from '../../application/session/SignIn';
import { TypedEmail } from '../../application/session/TypedEmail';
import { Clock } from '../../application/shared/Clock';
import { credentialProblems, type CredentialProblems } from '../../domain/session/Credentials';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { isTwoFactorCode } from '../../domain/shared/patterns';
import type { Result } from '../../domain/shared/Result';
import { presenter, type Disposable } from '../presenter';

const codeStepDelayMilliseconds = 500;

/** The two steps of signing in (SE-03). `signing-in` remembers the step that was submitted. */
export type LoginState =
  | { readonly kind: 'credentials'; readonly problems: CredentialProblems; readonly failure?: CallFailure }
  | {
      readonly kind: 'code';
      readonly problem?: 'code-incomplete' | 'code-wrong';
      readonly failure?: CallFailure;
    }
  | { readonly kind: 'signing-in'; readonly step: 'credentials' | 'code' }
  | { readonly kind: 'done' };

@presenter
export class LoginPresenter implements Disposable {
  email = '';
  password = '';
  code = '';
  state: LoginState = { kind: 'credentials', problems: {} };
  /** The e-mail of an account that must be confirmed first; opens the popup that sends the letter again (SE-05). */
  unconfirmedEmail: string | undefined;
  private readonly left = new AbortController();
  private callOff: () => void = () => undefined;

  constructor(
    private readonly signIn: SignIn,
    private readonly clock: Clock,
    private readonly typedEmail: TypedEmail,
  ) {
    makeAutoObservable<this, 'signIn' | 'clock' | 'typedEmail' | 'left' | 'callOff'>(
      this,
      { signIn: false, clock: false, typedEmail: false, left: false, callOff: false },
      { autoBind: true },
    );
  }

  get step(): 'credentials' | 'code' {
    if (this.state.kind === 'signing-in') return this.state.step;
    return this.state.kind === 'code' ? 'code' : 'credentials';
  }

  get isBusy(): boolean {
    return this.state.kind === 'signing-in' || this.state.kind === 'done';
  }

  changeEmail(typed: string): void {
    this.email = typed;
    this.typedEmail.value = typed;
  }

  changePassword(typed: string): void {
    this.password = typed;
  }

  changeCode(typed: string): void {
    this.code = typed;
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    const { step } = this;
    const problems = credentialProblems(this.email, this.password);
    if (Object.keys(problems).length > 0) return this.become({ kind: 'credentials', problems });
    if (step === 'code' && !isTwoFactorCode(this.code)) {
      return this.become({ kind: 'code', problem: 'code-incomplete' });
    }
    this.become({ kind: 'signing-in', step });
    const { email, password } = this;
    const signedIn = await this.signIn.execute({ email, password, otp: step === 'code' ? this.code : '' });
    if (!this.left.signal.aborted) this.settle(step, signedIn);
  }

  backToCredentials(): void {
    this.code = '';
    this.become({ kind: 'credentials', problems: {} });
  }

  dismissUnconfirmed(): void {
    this.unconfirmedEmail = undefined;
  }

  dispose(): void {
    this.left.abort();
    this.callOff();
  }

  private settle(step: 'credentials' | 'code', signedIn: Result<void, SignInRejection>): void {
    if (signedIn.ok) return this.become({ kind: 'done' });
    const { error } = signedIn;
    if (error.kind === 'two-factor') {
      if (step === 'code') return this.become({ kind: 'code', problem: 'code-wrong' });
      this.callOff = this.clock.after(codeStepDelayMilliseconds, () => this.become({ kind: 'code' }));
    } else if (error.kind === 'unconfirmed') {
      this.unconfirmedEmail = this.email.trim();
      this.become({ kind: 'credentials', problems: {} });
    } else {
      this.become(
        step === 'code'
          ? { kind: 'code', failure: error }
          : { kind: 'credentials', problems: {}, failure: error },
      );
    }
  }

  private become(state: LoginState): void {
    this.state = state;
  }
}
