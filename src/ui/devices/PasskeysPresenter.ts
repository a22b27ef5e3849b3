import { Configuration } from '#application/configuration/Configuration';
import { AddPasskey, type AddPasskeyProblem } from '#application/devices/AddPasskey';
import { ListPasskeys } from '#application/devices/ListPasskeys';
import { PasskeyDevice } from '#application/devices/PasskeyDevice';
import type { Passkey } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { EditPasskeyPresenter } from './EditPasskeyPresenter';

type NameProblem = 'name-required' | 'name-too-long';

const isNameProblem = (problem: { readonly kind: string } | undefined): problem is { kind: NameProblem } =>
  problem?.kind === 'name-required' || problem?.kind === 'name-too-long';

/** The player's passkeys and the form that adds one. */
@presenter
export class PasskeysPresenter implements DisposablePresenter {
  readonly form = new Form<{ name: string }, NameProblem>({ name: '' });
  passkeys: readonly Passkey[] | undefined;

  constructor(
    private readonly listing: Submission<readonly Passkey[], CallFailure>,
    private readonly adding: Submission<Passkey, AddPasskeyProblem>,
    private readonly listPasskeys: ListPasskeys,
    private readonly addPasskey: AddPasskey,
    private readonly device: PasskeyDevice,
    private readonly configuration: Configuration,
    readonly editor: EditPasskeyPresenter,
  ) {
    makePresenterObservable(this, 'isOffered', 'isSupported');
    editor.onChanged(() => void this.refresh());
  }

  onShow(): () => void {
    if (this.isOffered) void this.refresh();
    return () => undefined;
  }

  get isOffered(): boolean {
    return this.configuration.has('passkeys');
  }

  get isSupported(): boolean {
    return this.device.isSupported;
  }

  /** Why the list could not be loaded. */
  get listProblem(): CallFailure | UnexpectedFailure | undefined {
    return this.passkeys ? undefined : this.listing.problem;
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
    this.listing.dispose();
    const listed = await this.listing.run(() => this.listPasskeys.execute());
    if (listed?.ok) this.show(listed.value);
  }

  dispose(): void {
    this.listing.dispose();
    this.adding.dispose();
    this.editor.dispose();
  }

  private show(passkeys: readonly Passkey[]): void {
    this.passkeys = passkeys;
  }
}
