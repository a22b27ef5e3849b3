import { Configuration } from '#application/configuration/Configuration';
import type { SignInRejection } from '#application/session/Authenticator';
import type { CookiesBlocked } from '#application/session/Session';
import { Drafts } from '#application/session/Drafts';
import { SignIn } from '#application/session/SignIn';
import { LastEnteredEmail } from '#application/session/LastEnteredEmail';
import { isRecoveryCode, normalizeRecoveryCode } from '#domain/security/recoveryCode';
import { credentialProblems, type EmailProblem, type PasswordProblem } from '#domain/session/Credentials';
import { signInRefusals } from '#domain/session/signInRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { cleanEmail } from '#domain/shared/spellings';
import { isTwoFactorCode } from '#domain/shared/patterns';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const codeStepDelayMilliseconds = 500;

export type LoginFieldProblem =
  EmailProblem | PasswordProblem | 'credentials-wrong' | 'code-incomplete' | 'code-wrong';

export type CodeSource = 'app' | 'recovery' | 'none';

const emptyForm = { email: '', password: '', code: '' };

@presenter
export class LoginPresenter implements DisposablePresenter {
  readonly form: Form<typeof emptyForm, LoginFieldProblem>;
  step: 'credentials' | 'code' = 'credentials';
  /** Source of the code that the player enters in the second step, or `none` for a player who has no code. */
  codeSource: CodeSource = 'app';
  /** Email of an account that is not confirmed. If set, the dialog that resends the confirmation is open (SE-05). */
  unconfirmedEmail: string | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, SignInRejection | CookiesBlocked>,
    private readonly signIn: SignIn,
    private readonly codeStepDelay: Timer,
    private readonly typedEmail: LastEnteredEmail,
    private readonly configuration: Configuration,
    drafts: Drafts,
  ) {
    this.form = new Form<typeof emptyForm, LoginFieldProblem>(
      { ...emptyForm, email: typedEmail.value },
      { drafts, name: 'login', fields: ['email'] },
    );
    makePresenterObservable(this, 'takesRecoveryCodes');
  }

  onShow(): () => void {
    return this.form.followDraft();
  }

  /** Whether the form is busy. It stays busy until the code step opens or the next page replaces the form. */
  get isBusy(): boolean {
    const { isSending, isDone, problem } = this.sending;
    const isOpeningCodeStep = problem?.kind === 'two-factor' && this.step === 'credentials';
    return isSending || isDone || isOpeningCodeStep;
  }

  /** A failure that does not belong to a field. */
  get failure(): CallFailure | CookiesBlocked | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    switch (problem?.kind) {
      case 'wrong-credentials':
      case 'two-factor':
      case 'unconfirmed':
        return undefined;
      case 'suspended':
        return { kind: 'server', ...signInRefusals.suspended };
      default:
        return problem;
    }
  }

  get takesRecoveryCodes(): boolean {
    return this.configuration.has('recovery-codes');
  }

  changeEmail(typed: string): void {
    this.form.change('email', typed);
    this.typedEmail.value = typed;
  }

  changePassword(typed: string): void {
    this.form.change('password', typed);
  }

  changeCode(typed: string): void {
    this.form.change('code', typed);
  }

  chooseCode(source: CodeSource): void {
    if (this.isBusy) return;
    this.codeSource = source;
    this.form.change('code', '');
    this.sending.reset();
  }

  async submit(): Promise<void> {
    if (this.isBusy || !this.validate()) return;
    const { email, password } = this.form.values;
    const otp = this.step === 'code' ? this.typedCode : '';
    const signedIn = await this.sending.run(() => this.signIn.execute({ email, password, otp }));
    if (signedIn?.ok) this.form.removeDraft();
    else if (signedIn) this.refuse(signedIn.error);
  }

  backToCredentials(): void {
    this.dispose();
    this.sending.reset();
    this.form.change('code', '');
    this.step = 'credentials';
    this.codeSource = 'app';
  }

  dismissUnconfirmed(): void {
    this.unconfirmedEmail = undefined;
  }

  private get typedCode(): string {
    const { code } = this.form.values;
    return this.codeSource === 'app' ? code : normalizeRecoveryCode(code);
  }

  private validate(): boolean {
    const { email, password } = this.form.values;
    this.sending.reset();
    if (!this.form.check(credentialProblems(email, password))) {
      this.step = 'credentials';
      return false;
    }
    const isComplete = (this.codeSource === 'app' ? isTwoFactorCode : isRecoveryCode)(this.typedCode);
    return this.step === 'credentials' || this.form.check(isComplete ? {} : { code: 'code-incomplete' });
  }

  private refuse(rejection: SignInRejection | CookiesBlocked): void {
    if (rejection.kind === 'wrong-credentials') {
      this.form.showProblems({ password: 'credentials-wrong' });
      this.step = 'credentials';
    } else if (rejection.kind === 'unconfirmed') {
      this.unconfirmedEmail = cleanEmail(this.form.values.email);
      this.step = 'credentials';
    } else if (rejection.kind === 'two-factor') {
      if (this.step === 'code') this.form.showProblems({ code: 'code-wrong' });
      else this.codeStepDelay.start(codeStepDelayMilliseconds, this.openCodeStep);
    }
  }

  private openCodeStep(): void {
    this.step = 'code';
    this.sending.reset();
  }
}
