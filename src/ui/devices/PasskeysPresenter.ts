import { Configuration } from '#application/configuration/Configuration';
import { AddPasskey, type AddPasskeyProblem } from '#application/devices/AddPasskey';
import { Passkeys } from '#application/devices/Passkeys';
import { PasskeyDevice } from '#application/devices/PasskeyDevice';
import type { Passkey } from '#domain/devices/Passkey';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { EditPasskeyPresenter } from './EditPasskeyPresenter';

type NameProblem = 'name-required' | 'name-too-long';

const isNameProblem = (problem: { readonly kind: string } | undefined): problem is { kind: NameProblem } =>
  problem?.kind === 'name-required' || problem?.kind === 'name-too-long';

/** The player's passkeys and the form that adds one. */
@presenter
export class PasskeysPresenter implements DisposablePresenter {
  readonly form = new Form<{ name: string }, NameProblem>({ name: '' });
  readonly dispose = disposerOf(this);

  constructor(
    readonly passkeys: Loadable<readonly Passkey[]>,
    private readonly adding: Submission<Passkey, AddPasskeyProblem>,
    private readonly playerPasskeys: Passkeys,
    private readonly addPasskey: AddPasskey,
    private readonly device: PasskeyDevice,
    private readonly configuration: Configuration,
    readonly editor: EditPasskeyPresenter,
  ) {
    makePresenterObservable(this, 'isOffered', 'isSupported');
    editor.changed.on(() => void this.refresh());
  }

  onShow(): void {
    if (this.isOffered) void this.refresh();
  }

  get isOffered(): boolean {
    return this.configuration.has('passkeys');
  }

  get isSupported(): boolean {
    return this.device.isSupported;
  }

  get isAdding(): boolean {
    return this.adding.isSending;
  }

  get isAdded(): boolean {
    return this.adding.isDone;
  }

  /** Why no passkey was added. Undefined if its name was rejected. */
  get problem(): Exclude<AddPasskeyProblem, { kind: NameProblem }> | UnexpectedFailure | undefined {
    const { problem } = this.adding;
    return isNameProblem(problem)
      ? undefined
      : (problem as Exclude<AddPasskeyProblem, { kind: NameProblem }> | UnexpectedFailure | undefined);
  }

  change(name: string): void {
    this.form.change('name', name);
    this.dismiss();
  }

  async add(): Promise<void> {
    const added = await this.adding.run(() => this.addPasskey.execute(this.form.values.name));
    if (added?.ok) {
      this.form.clear();
      await this.refresh();
    } else if (added && isNameProblem(added.error)) this.form.showProblems({ name: added.error.kind });
  }

  dismiss(): void {
    this.adding.reset();
  }

  async refresh(): Promise<void> {
    await this.passkeys.load(() => this.playerPasskeys.list());
  }
}
