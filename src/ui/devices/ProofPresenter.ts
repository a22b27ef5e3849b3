import { Configuration } from '../../application/configuration/Configuration';
import { PasskeyDevice, type PasskeyNotUsed } from '../../application/devices/PasskeyDevice';
import { ProveWithPasskey } from '../../application/devices/ProveWithPasskey';
import { ProveIdentity, type ProofProblem } from '../../application/devices/ProveIdentity';
import type { WrongProof } from '../../application/devices/Proofs';
import { Session } from '../../application/session/Session';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission, type Unexpected } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';
import { StepUpPresenter } from './StepUpPresenter';

export type ProofWay = 'password' | 'code';

type FieldProblem = 'password-required' | 'code-incomplete' | 'wrong';

/** Form of the dialog that `StepUpPresenter` opens. */
@presenter
export class ProofPresenter implements Disposable {
  /** Has no draft: passwords and codes are never stored. */
  readonly form = new Form<{ password: string; code: string }, FieldProblem>({ password: '', code: '' });
  way: ProofWay = 'password';
  /** Whether the last proof was a passkey. */
  isByPasskey = false;

  constructor(
    private readonly sending: Submission<void, ProofProblem | PasskeyNotUsed>,
    private readonly proveIdentity: ProveIdentity,
    private readonly stepUp: StepUpPresenter,
    private readonly session: Session,
    private readonly configuration: Configuration,
    private readonly proveWithPasskey: ProveWithPasskey,
    private readonly device: PasskeyDevice,
  ) {
    observed(this, 'email', 'mayUseCode', 'mayUsePasskey');
  }

  get mayUsePasskey(): boolean {
    return this.device.isSupported && this.configuration.has('passkeys');
  }

  /** Why the passkey did not prove the player's identity. */
  get passkeyOutcome(): PasskeyNotUsed['kind'] | 'wrong-proof' | undefined {
    const { problem } = this.sending;
    if (!this.isByPasskey || !problem) return undefined;
    return isOfPasskey(problem) || problem.kind === 'wrong-proof' ? problem.kind : undefined;
  }

  get email(): string {
    return this.session.player?.email ?? '';
  }

  get mayUseCode(): boolean {
    return this.session.player?.details?.mfaEnabled ?? false;
  }

  get isSending(): boolean {
    return this.sending.isSending;
  }

  /** A failure that belongs to no field. */
  get failure(): CallFailure | Unexpected | undefined {
    const { problem } = this.sending;
    return problem && !isOfField(problem) && !isOfPasskey(problem) ? problem : undefined;
  }

  use(way: ProofWay): void {
    this.way = way;
    this.form.clear();
    this.sending.reset();
  }

  change(typed: string): void {
    this.form.change(this.way, typed);
    this.sending.reset();
  }

  async confirmByPasskey(): Promise<void> {
    if (this.isSending) return;
    this.isByPasskey = true;
    const proved = await this.sending.run(() => this.proveWithPasskey.execute());
    if (proved?.ok) this.stepUp.prove();
  }

  async confirm(): Promise<void> {
    if (this.isSending) return;
    this.isByPasskey = false;
    const { password, code } = this.form.values;
    const proved = await this.sending.run(() =>
      this.proveIdentity.execute(
        this.way === 'password' ? { kind: 'password', password } : { kind: 'code', otp: code },
      ),
    );
    if (proved?.ok) this.stepUp.prove();
    else if (proved && isOfField(proved.error)) this.form.refuse({ [this.way]: fieldProblem(proved.error) });
  }

  cancel(): void {
    this.stepUp.cancel();
  }

  dispose(): void {
    this.sending.dispose();
    this.form.clear();
  }
}

type OfField = WrongProof | { readonly kind: 'password-required' } | { readonly kind: 'code-incomplete' };

type AnyProblem = ProofProblem | PasskeyNotUsed | Unexpected;

const isOfPasskey = (problem: AnyProblem): problem is PasskeyNotUsed => problem.kind.startsWith('passkey-');

const isOfField = (problem: AnyProblem): problem is OfField =>
  problem.kind === 'wrong-proof' ||
  problem.kind === 'password-required' ||
  problem.kind === 'code-incomplete';

const fieldProblem = ({ kind }: OfField): FieldProblem => (kind === 'wrong-proof' ? 'wrong' : kind);
