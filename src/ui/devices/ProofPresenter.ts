import { Configuration } from '#application/configuration/Configuration';
import { PasskeyDevice, type PasskeyFailure } from '#application/devices/PasskeyDevice';
import { ProveWithPasskey } from '#application/devices/ProveWithPasskey';
import { ProveIdentity, type ProofProblem } from '#application/devices/ProveIdentity';
import type { WrongProof } from '#application/devices/Proofs';
import { Session } from '#application/session/Session';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { StepUpPresenter } from './StepUpPresenter';

export type ProofMethod = 'password' | 'code';

type FieldProblem = 'password-required' | 'code-incomplete' | 'wrong';

/** Form of the dialog that `StepUpPresenter` opens. */
@presenter
export class ProofPresenter implements DisposablePresenter {
  /** Form without a draft, because passwords and codes are never stored. */
  readonly form = new Form<{ password: string; code: string }, FieldProblem>({ password: '', code: '' });
  method: ProofMethod = 'password';
  /** Whether the last attempt used a passkey. */
  isPasskeyProof = false;

  constructor(
    private readonly sending: Submission<void, ProofProblem | PasskeyFailure>,
    private readonly proveIdentity: ProveIdentity,
    private readonly stepUp: StepUpPresenter,
    private readonly session: Session,
    private readonly configuration: Configuration,
    private readonly proveWithPasskey: ProveWithPasskey,
    private readonly device: PasskeyDevice,
  ) {
    makePresenterObservable(this, 'email', 'canUseCode', 'canUsePasskey');
  }

  get canUsePasskey(): boolean {
    return this.device.isSupported && this.configuration.has('passkeys');
  }

  /** Why reauthentication with a passkey failed. */
  get passkeyOutcome(): PasskeyFailure['kind'] | 'wrong-proof' | undefined {
    const { problem } = this.sending;
    if (!this.isPasskeyProof || !problem) return undefined;
    return isPasskeyProblem(problem) || problem.kind === 'wrong-proof' ? problem.kind : undefined;
  }

  get email(): string {
    return this.session.player?.email ?? '';
  }

  get canUseCode(): boolean {
    return this.session.player?.details?.mfaEnabled ?? false;
  }

  get isSending(): boolean {
    return this.sending.isSending;
  }

  /** A failure that is not related to a single field. */
  get failure(): CallFailure | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    return problem && !isFieldRejection(problem) && !isPasskeyProblem(problem) ? problem : undefined;
  }

  chooseMethod(way: ProofMethod): void {
    this.method = way;
    this.form.clear();
    this.sending.reset();
  }

  change(typed: string): void {
    this.form.change(this.method, typed);
    this.sending.reset();
  }

  async confirmByPasskey(): Promise<void> {
    if (this.isSending) return;
    this.isPasskeyProof = true;
    const proved = await this.sending.run(() => this.proveWithPasskey.execute());
    if (proved?.ok) this.stepUp.prove();
  }

  async confirm(): Promise<void> {
    if (this.isSending) return;
    this.isPasskeyProof = false;
    const { password, code } = this.form.values;
    const proved = await this.sending.run(() =>
      this.proveIdentity.execute(
        this.method === 'password' ? { kind: 'password', password } : { kind: 'code', otp: code },
      ),
    );
    if (proved?.ok) this.stepUp.prove();
    else if (proved && isFieldRejection(proved.error))
      this.form.showProblems({ [this.method]: fieldProblem(proved.error) });
  }

  cancel(): void {
    this.stepUp.cancel();
  }

  dispose(): void {
    this.sending.dispose();
    this.form.clear();
  }
}

type FieldRejection =
  WrongProof | { readonly kind: 'password-required' } | { readonly kind: 'code-incomplete' };

type AnyProblem = ProofProblem | PasskeyFailure | UnexpectedFailure;

const isPasskeyProblem = (problem: AnyProblem): problem is PasskeyFailure =>
  problem.kind.startsWith('passkey-');

const isFieldRejection = (problem: AnyProblem): problem is FieldRejection =>
  problem.kind === 'wrong-proof' ||
  problem.kind === 'password-required' ||
  problem.kind === 'code-incomplete';

const fieldProblem = ({ kind }: FieldRejection): FieldProblem => (kind === 'wrong-proof' ? 'wrong' : kind);
