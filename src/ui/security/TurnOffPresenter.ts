import { Configuration } from '#application/configuration/Configuration';
import type { WrongPassword } from '#application/security/Passwords';
import { TurnOffTwoFactor } from '#application/security/TurnOffTwoFactor';
import type { WrongCode } from '#application/security/TwoFactor';
import { isRecoveryCode, normalizeRecoveryCode } from '#domain/security/recoveryCode';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const emptyForm = { password: '', code: '' };

/** Turns off two-factor authentication. Requires the password or a recovery code (SC-02). */
@presenter
export class TurnOffPresenter implements DisposablePresenter {
  /** The form has no draft, because neither field is ever stored. */
  readonly form = new Form<typeof emptyForm, 'missing' | 'wrong'>(emptyForm);
  isOpen = false;
  proof: 'password' | 'code' = 'password';

  constructor(
    private readonly sending: Submission<void, WrongPassword | WrongCode | CallFailure>,
    private readonly turnOff: TurnOffTwoFactor,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this, 'takesRecoveryCodes');
  }

  get takesRecoveryCodes(): boolean {
    return this.configuration.has('recovery-codes');
  }

  get isSending(): boolean {
    return this.sending.isSending;
  }

  get failure(): CallFailure | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    return problem?.kind === 'wrong-password' || problem?.kind === 'wrong-code' ? undefined : problem;
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    if (this.isSending) return;
    this.isOpen = false;
    this.proof = 'password';
    this.form.clear();
    this.sending.reset();
  }

  switchProof(): void {
    if (this.isSending) return;
    this.proof = this.proof === 'password' ? 'code' : 'password';
    this.form.clear();
    this.sending.reset();
  }

  change(field: 'password' | 'code', typed: string): void {
    this.form.change(field, typed);
    this.sending.reset();
  }

  /** @returns whether two-factor authentication is now off */
  async submit(): Promise<boolean> {
    const { password, code } = this.form.values;
    if (this.isSending) return false;
    const isByCode = this.proof === 'code';
    const isFilled = isByCode ? isRecoveryCode(code) : password !== '';
    if (!this.form.check(isFilled ? {} : { [this.proof]: 'missing' })) return false;
    const proof = isByCode ? { recoveryCode: normalizeRecoveryCode(code) } : { password };
    const done = await this.sending.run(() => this.turnOff.execute(proof));
    if (done?.ok) this.close();
    else if (done?.error.kind === 'wrong-password') this.form.showProblems({ password: 'wrong' });
    else if (done?.error.kind === 'wrong-code') this.form.showProblems({ code: 'wrong' });
    return done?.ok === true;
  }

  dispose(): void {
    this.sending.dispose();
    this.close();
  }
}
