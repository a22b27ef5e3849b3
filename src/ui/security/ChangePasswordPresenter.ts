import { ChangePassword } from '#application/security/ChangePassword';
import { CheckNewPassword } from '#application/security/CheckNewPassword';
import type { WrongPassword } from '#application/security/Passwords';
import { passwordChangeProblems } from '#domain/security/passwordChange';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Form } from '../forms/Form';
import { noticeMilliseconds, Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { CurrentPasswordPresenter } from './CurrentPasswordPresenter';
import { NewPasswordPresenter } from './NewPasswordPresenter';
import type { RefusedPassword } from './refusedPassword';

const emptyForm = { password: '', confirmPassword: '' };

/** A problem that the site detected, or the server's texts. */
type FieldProblem = 'too-long' | 'mismatch' | RefusedPassword['kind'] | readonly string[];

/** Changes the password. A dialog asks for the current one (SC-01). */
@presenter
export class ChangePasswordPresenter implements DisposablePresenter {
  readonly form = new Form<typeof emptyForm, FieldProblem>(emptyForm);
  /** True just after the password was changed. */
  isChanged = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly password: NewPasswordPresenter,
    readonly currentPassword: CurrentPasswordPresenter,
    private readonly checking: Submission<void, RefusedPassword>,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly changePassword: ChangePassword,
    private readonly notice: Timer,
    private readonly session: SessionPresenter,
  ) {
    makePresenterObservable(this);
  }

  get email(): string {
    return this.session.player?.email ?? '';
  }

  get isBusy(): boolean {
    return this.checking.isSending;
  }

  get failure(): UnexpectedFailure | undefined {
    const { problem } = this.checking;
    return problem?.kind === 'unexpected' ? problem : undefined;
  }

  onShow(): void {
    const { player } = this.session;
    const { firstName = '', lastName = '' } = player?.details ?? {};
    this.password.avoidWords([firstName, lastName, player?.displayName ?? '', player?.email ?? '']);
  }

  change(typed: string): void {
    this.password.change(typed);
    this.form.change('password', typed);
    this.form.clearProblem('confirmPassword');
    this.checking.reset();
  }

  changeRepeat(typed: string): void {
    this.form.change('confirmPassword', typed);
  }

  /** Submits the new password. Does nothing if it is empty (document 3 §5). */
  async submit(): Promise<void> {
    const { values } = this.form;
    if (values.password === '' || this.isBusy) return;
    this.hideNotice();
    if (!this.form.check({ ...this.password.problems, ...passwordChangeProblems(values) })) return;
    const checked = await this.checking.run(() => this.check(values.password));
    if (checked?.ok) this.currentPassword.open(this.send);
    else if (checked) this.form.showProblems({ password: checked.error.kind });
  }

  private async check(password: string): Promise<Result<void, RefusedPassword>> {
    const checked = await this.password.check();
    return checked.ok ? this.checkNewPassword.execute(password) : checked;
  }

  private async send(currentPassword: string): Promise<Result<void, WrongPassword | CallFailure>> {
    const { password } = this.form.values;
    const changed = await this.changePassword.execute({ password, currentPassword });
    if (changed.ok) this.finish();
    else if (changed.error.kind === 'refused-password')
      this.form.showProblems({ password: changed.error.texts });
    else return changed as Result<void, WrongPassword | CallFailure>;
    return succeed(undefined);
  }

  private finish(): void {
    this.form.clear();
    this.password.change('');
    this.isChanged = true;
    this.notice.start(noticeMilliseconds, this.hideNotice);
  }

  private hideNotice(): void {
    this.notice.dispose();
    this.isChanged = false;
  }
}
