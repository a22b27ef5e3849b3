import { Configuration } from '#application/configuration/Configuration';
import type { DeadKey } from '#application/registration/Activations';
import type { ResetRejection } from '#application/registration/PasswordResets';
import { LookUpPasswordReset } from '#application/registration/LookUpPasswordReset';
import { ResetPassword } from '#application/registration/ResetPassword';
import { LastEnteredEmail } from '#application/session/LastEnteredEmail';
import {
  resetProblems,
  type NewCredentials,
  type NewPasswordProblem,
  type RepeatProblem,
  type ResetInfo,
} from '#domain/registration/PasswordReset';
import { isRecoveryCode, normalizeRecoveryCode } from '#domain/security/recoveryCode';
import { cleanCode } from '#domain/shared/spellings';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { PageLifecycle } from '../app/Pages';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { NewPasswordPresenter } from '../security/NewPasswordPresenter';
import { isRefusedPassword, type RefusedPassword } from '../security/refusedPassword';
import { LinkAccountPresenter } from './LinkAccountPresenter';
import { RedirectNoticePresenter } from './RedirectNoticePresenter';

const redirectDelayMilliseconds = 3000;

const emptyForm = { password: '', repeat: '', disableMFA: false, recoveryCode: '' };

type KeyProblem = DeadKey | CallFailure;

type ResetProblem = RefusedPassword | ResetRejection;

type CodeProblem = 'code-incomplete' | 'recovery-code-needed' | 'wrong-code';

/** The page linked in a reset email: the player chooses a new password (FP-01). */
@presenter
export class ResetPasswordPresenter implements PageLifecycle {
  readonly form = new Form<
    typeof emptyForm,
    NewPasswordProblem | RepeatProblem | RefusedPassword['kind'] | CodeProblem
  >(emptyForm);
  private key = '';
  readonly dispose = disposerOf(this);

  constructor(
    private readonly lookingUp: Submission<ResetInfo, KeyProblem>,
    readonly sending: Submission<Date | undefined, ResetProblem>,
    readonly link: LinkAccountPresenter,
    private readonly lookUpPasswordReset: LookUpPasswordReset,
    private readonly resetPassword: ResetPassword,
    private readonly redirectDelay: Timer,
    private readonly typedEmail: LastEnteredEmail,
    private readonly redirectNotice: RedirectNoticePresenter,
    readonly password: NewPasswordPresenter,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this, 'takesRecoveryCode');
  }

  get info(): ResetInfo | undefined {
    return this.lookingUp.state.kind === 'done' ? this.lookingUp.state.value : undefined;
  }

  /** When the saved password takes effect, if turning two-factor off waits. */
  get waitsUntil(): Date | undefined {
    return this.sending.state.kind === 'done' ? this.sending.state.value : undefined;
  }

  /** Whether a recovery code turns two-factor off at once. Without one, the reset waits. */
  get takesRecoveryCode(): boolean {
    const turnsOff = this.info?.mfaEnabled === true && this.form.values.disableMFA;
    return turnsOff && this.configuration.has('reset-wait');
  }

  /** Reason why the key could not be validated. */
  get lookUpFailure(): CallFailure | UnexpectedFailure | undefined {
    return failureOf(this.lookingUp.problem);
  }

  get failure(): CallFailure | UnexpectedFailure | undefined {
    return failureOf(this.sending.problem);
  }

  /** Whether the form is busy. It stays busy while a key that does not work redirects to another page. */
  get isBusy(): boolean {
    return this.sending.isSending || this.sending.problem?.kind === 'dead-key';
  }

  async load({ params }: PageRequest): Promise<void> {
    this.key = params.key ?? '';
  }

  onShow(): void {
    void this.lookUp();
  }

  async lookUp(): Promise<void> {
    if (this.info) return;
    const found = await this.lookingUp.run(() => this.lookUpPasswordReset.execute(this.key));
    if (!found) return;
    if (!found.ok) return this.redirectDeadKey(found.error);
    void this.link.load('reset', this.key);
    this.typedEmail.value = found.value.email;
    this.password.avoidWords([found.value.email]);
  }

  changePassword(typed: string): void {
    this.password.change(typed);
    this.form.change('password', typed);
    this.sending.reset();
  }

  changeRepeat(typed: string): void {
    this.form.change('repeat', typed);
    this.sending.reset();
  }

  changeDisableMFA(isChecked: boolean): void {
    this.form.change('disableMFA', isChecked);
    this.sending.reset();
  }

  changeRecoveryCode(typed: string): void {
    this.form.change('recoveryCode', typed);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const { info } = this;
    if (!info || this.isBusy || this.sending.isDone) return;
    this.sending.reset();
    const { password, repeat, disableMFA } = this.form.values;
    const typedCode = this.takesRecoveryCode ? cleanCode(this.form.values.recoveryCode) : '';
    const code = typedCode === '' ? '' : normalizeRecoveryCode(typedCode);
    const problems = {
      ...this.password.problems,
      ...resetProblems(password, repeat),
      ...(code !== '' && !isRecoveryCode(code) && { recoveryCode: 'code-incomplete' as const }),
    };
    if (!this.form.check(problems)) return;
    const chosen = {
      password,
      disableMFA: info.mfaEnabled && disableMFA,
      ...(code !== '' && { recoveryCode: code }),
    };
    const saved = await this.sending.run(() => this.send(chosen));
    if (this.failure) return;
    if (this.waitsUntil) return;
    if (saved?.ok) this.redirectDelay.start(redirectDelayMilliseconds, this.redirectToLogin);
    else if (saved && isRefused(saved.error)) this.form.showProblems({ password: saved.error.kind });
    else if (saved && isAboutCode(saved.error)) this.form.showProblems({ recoveryCode: saved.error.kind });
    else if (saved) this.redirectDeadKey(saved.error);
  }

  private async send(chosen: NewCredentials): Promise<Result<Date | undefined, ResetProblem>> {
    const checked = await this.password.check();
    return checked.ok ? this.resetPassword.execute(this.key, chosen) : checked;
  }

  private redirectToLogin(): void {
    this.redirectNotice.redirect('login', 'password-changed');
  }

  private redirectDeadKey({ kind }: ResetProblem): void {
    if (kind === 'dead-key') this.redirectNotice.redirect('forgotPassword', 'reset-key-dead');
  }
}

const isRefused = (problem: ResetProblem | UnexpectedFailure): problem is RefusedPassword =>
  isRefusedPassword(problem.kind);

const isAboutCode = (
  problem: ResetProblem | UnexpectedFailure,
): problem is { readonly kind: 'recovery-code-needed' | 'wrong-code' } =>
  problem.kind === 'recovery-code-needed' || problem.kind === 'wrong-code';

const failureOf = (
  problem: ResetProblem | UnexpectedFailure | undefined,
): CallFailure | UnexpectedFailure | undefined =>
  !problem || problem.kind === 'dead-key' || isRefused(problem) || isAboutCode(problem) ? undefined : problem;
