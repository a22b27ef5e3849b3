import type { DeadKey } from '#application/registration/Activations';
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
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter, type PageRequest } from '../presenter';
import { NewPasswordPresenter } from '../security/NewPasswordPresenter';
import { isRefusedPassword, type RefusedPassword } from '../security/refusedPassword';
import { noticeMilliseconds } from './ForgotPasswordPresenter';
import { RedirectNoticePresenter } from './RedirectNoticePresenter';

const redirectDelayMilliseconds = 3000;

const emptyForm = { password: '', repeat: '', disableMFA: false };

type KeyProblem = DeadKey | CallFailure;

type ResetProblem = RefusedPassword | KeyProblem;

/** The page linked in a reset email: the player chooses a new password (FP-01). */
@presenter
export class ResetPasswordPresenter implements DisposablePresenter {
  readonly form = new Form<typeof emptyForm, NewPasswordProblem | RepeatProblem | RefusedPassword['kind']>(
    emptyForm,
  );
  private key = '';

  constructor(
    private readonly lookingUp: Submission<ResetInfo, KeyProblem>,
    readonly sending: Submission<void, ResetProblem>,
    private readonly lookUpPasswordReset: LookUpPasswordReset,
    private readonly resetPassword: ResetPassword,
    private readonly timer: Timer,
    private readonly typedEmail: LastEnteredEmail,
    private readonly redirectNotice: RedirectNoticePresenter,
    readonly password: NewPasswordPresenter,
  ) {
    makePresenterObservable(this);
  }

  get info(): ResetInfo | undefined {
    return this.lookingUp.state.kind === 'done' ? this.lookingUp.state.value : undefined;
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

  onShow(): () => void {
    void this.lookUp();
    return () => undefined;
  }

  async lookUp(): Promise<void> {
    if (this.info) return;
    const found = await this.lookingUp.run(() => this.lookUpPasswordReset.execute(this.key));
    if (!found) return;
    if (!found.ok) return this.redirectDeadKey(found.error);
    this.typedEmail.value = found.value.email;
    this.password.avoidWords([found.value.email]);
  }

  changePassword(typed: string): void {
    this.password.change(typed);
    this.form.change('password', typed);
  }

  changeRepeat(typed: string): void {
    this.form.change('repeat', typed);
  }

  changeDisableMFA(isChecked: boolean): void {
    this.form.change('disableMFA', isChecked);
  }

  async submit(): Promise<void> {
    const { info } = this;
    if (!info || this.isBusy || this.sending.isDone) return;
    this.timer.dispose();
    this.sending.reset();
    const { password, repeat, disableMFA } = this.form.values;
    if (!this.form.check({ ...this.password.problems, ...resetProblems(password, repeat) })) return;
    const chosen = { password, disableMFA: info.mfaEnabled && disableMFA };
    const saved = await this.sending.run(() => this.send(chosen, info));
    if (this.failure) this.timer.start(noticeMilliseconds, this.sending.reset);
    else if (saved?.ok) this.timer.start(redirectDelayMilliseconds, this.redirectToLogin);
    else if (saved && isRefused(saved.error)) this.form.showProblems({ password: saved.error.kind });
    else if (saved) this.redirectDeadKey(saved.error);
  }

  dispose(): void {
    this.lookingUp.dispose();
    this.sending.dispose();
    this.timer.dispose();
    this.password.dispose();
  }

  private async send(chosen: NewCredentials, info: ResetInfo): Promise<Result<void, ResetProblem>> {
    const checked = await this.password.check();
    return checked.ok ? this.resetPassword.execute(this.key, chosen, info) : checked;
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

const failureOf = (
  problem: ResetProblem | UnexpectedFailure | undefined,
): CallFailure | UnexpectedFailure | undefined =>
  !problem || problem.kind === 'dead-key' || isRefused(problem) ? undefined : problem;
