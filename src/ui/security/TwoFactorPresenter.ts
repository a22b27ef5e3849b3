import { TurnOnTwoFactor } from '#application/security/TurnOnTwoFactor';
import {
  TwoFactor,
  type SetupExpired,
  type TwoFactorIsOn,
  type WrongCode,
} from '#application/security/TwoFactor';
import type { TwoFactorSetup } from '#domain/security/TwoFactor';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isTwoFactorCode } from '#domain/shared/patterns';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Session } from '#application/session/Session';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { RecoveryCodesPresenter } from './RecoveryCodesPresenter';
import { TurnOffPresenter } from './TurnOffPresenter';

const emptyForm = { code: '' };

/** Turns two-factor authentication on and off (SC-02). */
@presenter
export class TwoFactorPresenter implements DisposablePresenter {
  /** The form has no draft, because a code is never stored. */
  readonly form = new Form<typeof emptyForm, 'incomplete' | 'wrong'>(emptyForm);
  /** Whether the previous setup has expired. */
  hasExpired = false;
  /** Result of the last action on this page. */
  outcome: 'turned-on' | 'turned-off' | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    readonly turnOff: TurnOffPresenter,
    readonly recoveryCodes: RecoveryCodesPresenter,
    private readonly beginning: Submission<TwoFactorSetup, TwoFactorIsOn | CallFailure>,
    private readonly enabling: Submission<void, WrongCode | SetupExpired | TwoFactorIsOn | CallFailure>,
    private readonly twoFactor: TwoFactor,
    private readonly turnOn: TurnOnTwoFactor,
    private readonly session: SessionPresenter,
    private readonly sessions: Session,
  ) {
    makePresenterObservable(this);
  }

  /** Undefined if the player's details could not be loaded. */
  get isOn(): boolean | undefined {
    return this.session.player?.details?.mfaEnabled;
  }

  get setup(): TwoFactorSetup | undefined {
    return this.beginning.state.kind === 'done' ? this.beginning.state.value : undefined;
  }

  get isBeginning(): boolean {
    return this.beginning.isSending;
  }

  get isEnabling(): boolean {
    return this.enabling.isSending;
  }

  get failure(): CallFailure | UnexpectedFailure | undefined {
    return failureOf(this.enabling.problem) ?? failureOf(this.beginning.problem);
  }

  /** Reloads whether two-factor authentication is on. */
  retry(): void {
    void this.sessions.start();
  }

  async begin(): Promise<void> {
    this.outcome = undefined;
    this.enabling.reset();
    const begun = await this.beginning.run(() => this.twoFactor.begin());
    if (begun && !begun.ok && begun.error.kind === 'two-factor-on') this.retry();
  }

  cancel(): void {
    if (this.isEnabling) return;
    this.leaveSetup();
  }

  changeCode(typed: string): void {
    this.form.change('code', typed);
    this.enabling.reset();
  }

  async submit(): Promise<void> {
    if (!this.setup || this.isEnabling) return;
    const { code } = this.form.values;
    if (!this.form.check(isTwoFactorCode(code) ? {} : { code: 'incomplete' })) return;
    const enabled = await this.enabling.run(() => this.turnOn.execute(code));
    if (enabled?.ok) await this.finish();
    else if (enabled) await this.refuse(enabled.error.kind);
  }

  async submitTurnOff(): Promise<void> {
    if (await this.turnOff.submit()) this.outcome = 'turned-off';
  }

  private async finish(): Promise<void> {
    this.leaveSetup();
    this.outcome = 'turned-on';
    await this.recoveryCodes.make();
  }

  private async refuse(kind: string): Promise<void> {
    if (kind === 'wrong-code') this.form.showProblems({ code: 'wrong' });
    else if (kind === 'two-factor-on') this.leaveSetup();
    else if (kind === 'setup-expired') await this.restart();
  }

  private async restart(): Promise<void> {
    this.form.clear();
    await this.begin();
    this.hasExpired = this.setup !== undefined;
  }

  private leaveSetup(): void {
    this.form.clear();
    this.beginning.reset();
    this.enabling.reset();
    this.hasExpired = false;
  }
}

type Problem = WrongCode | SetupExpired | TwoFactorIsOn | CallFailure | UnexpectedFailure;

const failureOf = (problem: Problem | undefined): CallFailure | UnexpectedFailure | undefined => {
  switch (problem?.kind) {
    case 'wrong-code':
    case 'setup-expired':
    case 'two-factor-on':
      return undefined;
    default:
      return problem;
  }
};
