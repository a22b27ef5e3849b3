import type { InvalidPasskeyName } from '#application/devices/AddPasskey';
import type { LastWayIn, UnknownPasskey } from '#application/devices/Passkeys';
import { RemovePasskey } from '#application/devices/RemovePasskey';
import { RenamePasskey } from '#application/devices/RenamePasskey';
import type { Passkey } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Emitter } from '../Emitter';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

type ChangeProblem = InvalidPasskeyName | UnknownPasskey | LastWayIn | CallFailure;

/** Renames or removes one passkey at a time. */
@presenter
export class EditPasskeyPresenter implements DisposablePresenter {
  readonly form = new Form<{ name: string }, InvalidPasskeyName['kind']>({ name: '' });
  /** The passkey being edited, and whether it is renamed or removed. */
  pendingEdit: { readonly id: string; readonly how: 'rename' | 'remove' } | undefined;
  hasRemoved = false;
  readonly changed = new Emitter();

  constructor(
    private readonly sending: Submission<void, ChangeProblem>,
    private readonly renamePasskey: RenamePasskey,
    private readonly removePasskey: RemovePasskey,
  ) {
    makePresenterObservable(this);
  }

  get isSending(): boolean {
    return this.sending.isSending;
  }

  get problem(): UnknownPasskey | LastWayIn | CallFailure | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    return problem && !isNameProblem(problem) ? problem : undefined;
  }

  isEditing({ id }: Passkey, how: 'rename' | 'remove'): boolean {
    return this.pendingEdit?.id === id && this.pendingEdit.how === how;
  }

  begin({ id, name }: Passkey, how: 'rename' | 'remove'): void {
    if (this.isSending) return;
    this.dismiss();
    this.form.clear();
    this.form.fill({ name });
    this.pendingEdit = { id, how };
  }

  changeName(name: string): void {
    this.form.change('name', name);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const { pendingEdit } = this;
    if (!pendingEdit || this.isSending) return;
    const sent = await this.sending.run(() =>
      pendingEdit.how === 'rename'
        ? this.renamePasskey.execute(pendingEdit.id, this.form.values.name)
        : this.removePasskey.execute(pendingEdit.id),
    );
    if (sent?.ok) {
      this.close();
      this.hasRemoved = pendingEdit.how === 'remove';
      this.changed.emit();
    } else if (sent && isNameProblem(sent.error)) this.form.showProblems({ name: sent.error.kind });
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

  private close(): void {
    this.pendingEdit = undefined;
    this.form.clear();
    this.sending.reset();
  }
}

const isNameProblem = (problem: ChangeProblem | UnexpectedFailure): problem is InvalidPasskeyName =>
  problem.kind === 'name-required' || problem.kind === 'name-too-long';
