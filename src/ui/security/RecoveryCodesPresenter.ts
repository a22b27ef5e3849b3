import { Configuration } from '#application/configuration/Configuration';
import { RecoveryCodes, type TwoFactorIsOff } from '#application/security/RecoveryCodes';
import { Clock } from '#application/shared/Clock';
import { FileSaver } from '#application/shared/FileSaver';
import { Printer } from '#application/shared/Printer';
import { lowRecoveryCodeCount, type RecoveryCodesLeft } from '#domain/security/recoveryCode';
import { twoFactorRefusals } from '#domain/security/securityRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Shows how many recovery codes are left, and creates new codes, which are displayed only once. */
@presenter
export class RecoveryCodesPresenter implements DisposablePresenter {
  /** Whether to ask for confirmation, because new codes invalidate the remaining ones. */
  isConfirming = false;

  constructor(
    private readonly counting: Submission<RecoveryCodesLeft, CallFailure>,
    private readonly making: Submission<readonly string[], TwoFactorIsOff | CallFailure>,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    private readonly files: FileSaver,
    private readonly printer: Printer,
  ) {
    makePresenterObservable(this, 'isAvailable');
  }

  /** Whether the back end supports recovery codes. */
  get isAvailable(): boolean {
    return this.configuration.has('recovery-codes');
  }

  get remaining(): RecoveryCodesLeft | undefined {
    return this.counting.state.kind === 'done' ? this.counting.state.value : undefined;
  }

  get isRunningLow(): boolean {
    return this.remaining !== undefined && this.remaining.left <= lowRecoveryCodeCount;
  }

  /** The new codes; undefined if there are none, or once the player has saved them. */
  get codes(): readonly string[] | undefined {
    return this.making.state.kind === 'done' ? this.making.state.value : undefined;
  }

  get isMaking(): boolean {
    return this.making.isSending;
  }

  get countingFailure(): CallFailure | UnexpectedFailure | undefined {
    return this.counting.problem;
  }

  get makingFailure(): CallFailure | UnexpectedFailure | undefined {
    const { problem } = this.making;
    return problem?.kind === 'two-factor-off'
      ? { kind: 'server', ...twoFactorRefusals['two-factor-off'] }
      : problem;
  }

  async count(): Promise<void> {
    if (this.isAvailable) await this.counting.run(() => this.recoveryCodes.countLeft());
  }

  /** Creates new codes. Asks for confirmation if this would invalidate remaining codes. */
  async renew(): Promise<void> {
    if (this.remaining && this.remaining.left > 0 && !this.isConfirming) this.isConfirming = true;
    else await this.make();
  }

  cancelRenewal(): void {
    this.isConfirming = false;
  }

  async make(): Promise<void> {
    if (!this.isAvailable) return;
    this.isConfirming = false;
    await this.making.run(() => this.recoveryCodes.generate());
  }

  /** Hides the codes permanently once the player has saved them. */
  async hide(): Promise<void> {
    this.making.reset();
    await this.count();
  }

  /** @param head the line above the codes; may contain a date */
  download(name: string, head: string): void {
    const lines = [head, '', ...(this.codes ?? []), ''].join('\r\n');
    const { buffer } = new TextEncoder().encode(lines);
    this.files.save(name, { type: 'text/plain;charset=utf-8', bytes: buffer });
  }

  print(): void {
    this.printer.print();
  }

  today(): Date {
    return this.clock.now();
  }

  dispose(): void {
    this.counting.dispose();
    this.making.dispose();
    this.making.reset();
  }
}
