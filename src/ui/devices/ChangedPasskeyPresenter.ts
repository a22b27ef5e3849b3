import type { PasskeyNameRefused } from '../../application/devices/AddPasskey';
import type { LastWayIn, UnknownPasskey } from '../../application/devices/Passkeys';
import { RemovePasskey } from '../../application/devices/RemovePasskey';
import { RenamePasskey } from '../../application/devices/RenamePasskey';
import type { Passkey } from '../../domain/devices/Passkey';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission, type Unexpected } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

type ChangeProblem = PasskeyNameRefused | UnknownPasskey | LastWayIn | CallFailure;

/** Renames or removes one passkey at a time. */
@presenter
export class ChangedPasskeyPresenter implements Disposable {
  readonly form = new Form<{ name: string }, PasskeyNameRefused['kind']>({ name: '' });
  /** The passkey that is being changed, and the kind of change. */
  change: { readonly id: string; readonly how: 'rename' | 'remove' } | undefined;
  hasRemoved = false;
  private changedListener: () => void = () => undefined;

  constructor(
    private readonly sending: Submission<void, ChangeProblem>,
    private readonly renamePasskey: RenamePasskey,
    private readonly removePasskey: RemovePasskey,
  ) {
    observed(this);
  }

  onChanged(listener: () => void): void {
    this.changedListener = listener;
  }

  get isSending(): boolean {
    return this.sending.isSending;
  }

  get problem(): UnknownPasskey | LastWayIn | CallFailure | Unexpected | undefined {
    const { problem } = this.sending;
    return problem && !isOfName(problem) ? problem : undefined;
  }

  isOf({ id }: Passkey, how: 'rename' | 'remove'): boolean {
    return this.change?.id === id && this.change.how === how;
  }

  begin({ id, name }: Passkey, how: 'rename' | 'remove'): void {
    if (this.isSending) return;
    this.dismiss();
    this.form.clear();
    this.form.fill({ name });
    this.change = { id, how };
  }

  type(name: string): void {
    this.form.change('name', name);
    this.sending.reset();
  }

  async send(): Promise<void> {
    const { change } = this;
    if (!change || this.isSending) return;
    const sent = await this.sending.run(() =>
      change.how === 'rename'
        ? this.renamePasskey.execute(change.id, this.form.values.name)
        : this.removePasskey.execute(change.id),
    );
    if (sent?.ok) this.end(change.how === 'remove');
    else if (sent && isOfName(sent.error)) this.form.refuse({ name: sent.error.kind });
  }

  cancel(): void {
    if (!this.isSending) this.close();
  }

  dismiss(): void {
    this.hasRemoved = false;
    this.sending.reset();
  }

  dispose(): void {
    this.sending.dispose();
    this.close();
  }

  private end(hasRemoved: boolean): void {
    this.close();
    this.hasRemoved = hasRemoved;
    this.changedListener();
  }

  private close(): void {
    this.change = undefined;
    this.form.clear();
    this.sending.reset();
  }
}

const isOfName = (problem: ChangeProblem | Unexpected): problem is PasskeyNameRefused =>
  problem.kind === 'name-required' || problem.kind === 'name-too-long';
