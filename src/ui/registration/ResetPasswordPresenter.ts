import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator } from '../../application/navigation/Navigator';
import type { DeadKey } from '../../application/registration/Activations';
import { ResetPassword } from '../../application/registration/ResetPassword';
import { TypedEmail } from '../../application/session/TypedEmail';
import { Clock } from '../../application/shared/Clock';
import { localeOfPath } from '../../domain/language/Locale';
import { pathOf } from '../../domain/navigation/matchPath';
import type { RouteId } from '../../domain/navigation/routes';
import { resetProblems, type ResetInfo, type ResetProblems } from '../../domain/registration/PasswordReset';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { presenter, type Disposable, type Visit } from '../presenter';
import { NewPasswordPresenter } from '../security/NewPasswordPresenter';
import { CarriedNewsPresenter } from './CarriedNewsPresenter';
import { noticeMilliseconds } from './ForgotPasswordPresenter';

export type ResetPasswordState =
  /** Nothing was asked yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'looking-up' }
  /** Whether the key is good could not be found out. */
  | { readonly kind: 'unknown'; readonly failure: CallFailure }
  | { readonly kind: 'editing'; readonly problems: ResetProblems }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }
  | { readonly kind: 'done' };

const stayMilliseconds = 3000;

/** Where the link of a reset letter leads: a new password is chosen (FP-01). What was typed stays until it has served. */
@presenter
export class ResetPasswordPresenter implements Disposable {
  state: ResetPasswordState = { kind: 'waiting' };
  /** Known once the key was found good. */
  info: ResetInfo | undefined;
  repeated = '';
  disableMFA = false;
  private key = '';
  private readonly left = new AbortController();
  private callOff: () => void = () => undefined;

  constructor(
    private readonly resetPassword: ResetPassword,
    private readonly navigator: Navigator,
    private readonly clock: Clock,
    private readonly typedEmail: TypedEmail,
    private readonly carriedNews: CarriedNewsPresenter,
    readonly password: NewPasswordPresenter,
  ) {
    makeAutoObservable<
      this,
      'resetPassword' | 'navigator' | 'clock' | 'typedEmail' | 'carriedNews' | 'key' | 'left' | 'callOff'
    >(
      this,
      {
        info: observableRef,
        resetPassword: false,
        navigator: false,
        clock: false,
        typedEmail: false,
        carriedNews: false,
        password: false,
        key: false,
        left: false,
        callOff: false,
      },
      { autoBind: true },
    );
  }

  async load({ params }: Visit): Promise<void> {
    this.key = params.key ?? '';
  }

  /** To be called once the page is shown, and again where `unknown` asks whether to. */
  async lookUp(): Promise<void> {
    if (this.state.kind !== 'waiting' && this.state.kind !== 'unknown') return;
    this.become({ kind: 'looking-up' });
    const found = await this.resetPassword.lookUp(this.key);
    if (this.left.signal.aborted) return;
    if (found.ok) this.open(found.value);
    else this.refuse(found.error, 'unknown');
  }

  changeRepeated(typed: string): void {
    this.repeated = typed;
  }

  changeDisableMFA(checked: boolean): void {
    this.disableMFA = checked;
  }

  async submit(): Promise<void> {
    const { info, state } = this;
    if (!info || state.kind === 'saving' || state.kind === 'done') return;
    this.callOff();
    const problems = resetProblems(this.password.typed, this.repeated);
    if (Object.keys(problems).length > 0) return this.become({ kind: 'editing', problems });
    this.become({ kind: 'saving' });
    const disableMFA = info.mfaEnabled && this.disableMFA;
    const saved = await this.resetPassword.execute(
      this.key,
      { password: this.password.typed, disableMFA },
      info,
    );
    if (this.left.signal.aborted) return;
    if (saved.ok) this.finish();
    else this.refuse(saved.error, 'failed');
  }

  dispose(): void {
    this.left.abort();
    this.callOff();
    this.password.dispose();
  }

  private open(info: ResetInfo): void {
    this.info = info;
    this.typedEmail.value = info.email;
    this.password.beware([info.email]);
    this.become({ kind: 'editing', problems: {} });
  }

  private finish(): void {
    this.become({ kind: 'done' });
    this.callOff = this.clock.after(stayMilliseconds, () =>
      this.carriedNews.carry('password-changed', this.pathOf('login')),
    );
  }

  private refuse(error: DeadKey | CallFailure, kind: 'unknown' | 'failed'): void {
    if (error.kind === 'dead-key') {
      return this.carriedNews.carry('reset-key-dead', this.pathOf('forgotPassword'));
    }
    this.become({ kind, failure: error });
    if (kind === 'failed') {
      this.callOff = this.clock.after(noticeMilliseconds, () =>
        this.become({ kind: 'editing', problems: {} }),
      );
    }
  }

  private pathOf(page: RouteId): string {
    return pathOf(page, localeOfPath(this.navigator.path));
  }

  private become(state: ResetPasswordState): void {
    this.state = state;
  }
}
