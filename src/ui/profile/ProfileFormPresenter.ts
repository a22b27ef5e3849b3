import { LoadProfile } from '#application/profile/LoadProfile';
import type { RefusedFields } from '#application/profile/Profiles';
import { SaveProfile } from '#application/profile/SaveProfile';
import { mergeProfile, type RemoteChange, type MergedProfile } from '#domain/profile/mergeProfile';
import {
  emptyProfileValues,
  profileChanges,
  profileProblems,
  type Profile,
  type ProfileChange,
  type ProfileField,
  type ProfileProblem,
  type ProfileValues,
} from '#domain/profile/Profile';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Form } from '../forms/Form';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { CurrentPasswordPresenter, type WrongPassword } from '../security/CurrentPasswordPresenter';
import { ProfileDraft } from './ProfileDraft';

export type ProfileOutcome =
  | { readonly kind: 'unchanged' }
  /** Some fields were changed elsewhere, and the player still has to choose which values to use. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'changed-elsewhere' }
  /** `confirmedBy`: the new address that the confirmation email was sent to. */
  | { readonly kind: 'saved'; readonly confirmedBy?: string };

type SaveProblem = WrongPassword | CallFailure;

/** The profile form, including how it is saved (PF-01). */
@presenter
export class ProfileFormPresenter implements DisposablePresenter {
  readonly form = new Form<ProfileValues, ProfileProblem>(emptyProfileValues);
  outcome: ProfileOutcome | undefined;
  refusal: RefusedFields | undefined;
  /** Fields that were changed in another tab or on another device since the form was filled. */
  remoteChanges: readonly RemoteChange[] = [];
  private profile: Profile = { values: emptyProfileValues };
  readonly dispose = disposerOf(this);

  constructor(
    private readonly saveProfile: SaveProfile,
    private readonly loadProfile: LoadProfile,
    private readonly draft: ProfileDraft,
    readonly currentPassword: CurrentPasswordPresenter,
  ) {
    makePresenterObservable(this);
  }

  get stored(): ProfileValues {
    return this.profile.values;
  }

  get emailChange(): Profile['emailChange'] {
    return this.profile.emailChange;
  }

  get isPasswordDialogOpen(): boolean {
    return this.currentPassword.isOpen;
  }

  /** Fields whose stored value differs from the entered one, so that the player has to choose. */
  get conflicts(): readonly RemoteChange[] {
    return this.remoteChanges.filter(({ typed }) => typed !== undefined);
  }

  /** Fills the form with the profile and with unsaved input from a draft. */
  begin(profile: Profile): void {
    this.adopt(profile, this.draft.mergeInto(profile.values));
  }

  /** Shows the newly stored values without replacing the player's input. */
  refresh(profile: Profile): void {
    this.outcome = undefined;
    this.adopt(profile, mergeProfile(this.stored, this.form.values, profile.values));
  }

  change(field: ProfileField, value: string): void {
    this.form.change(field, value);
    this.accept(field);
    this.remoteChanges = this.remoteChanges.filter(
      (change) => change.field !== field || change.typed === undefined,
    );
    this.draft.save(this.stored, this.form.values);
  }

  /** Applies the player's choice between the two values of a field that was also changed elsewhere. */
  resolveConflict({ field, stored, typed = stored }: RemoteChange, choice: 'stored' | 'typed'): void {
    this.change(field, choice === 'stored' ? stored : typed);
  }

  submit(): void {
    if (this.isPasswordDialogOpen) return;
    this.outcome = undefined;
    this.refusal = undefined;
    const changes = profileChanges(this.profile, this.form.values);
    if (this.conflicts.length > 0) this.outcome = { kind: 'undecided' };
    else if (changes.length === 0) this.outcome = { kind: 'unchanged' };
    else if (this.form.check(profileProblems(changes, this.stored.email))) {
      this.currentPassword.open((password) => this.save(changes, password));
    }
  }

  private async save(
    changes: readonly ProfileChange[],
    currentPassword: string,
  ): Promise<Result<void, SaveProblem>> {
    const { version } = this.profile;
    const saved = await this.saveProfile.execute({ changes, currentPassword, version });
    if (saved.ok) {
      this.finish(saved.value, changes);
      return succeed(undefined);
    }
    if (saved.error.kind === 'changed-elsewhere') return this.reload();
    if (saved.error.kind !== 'refused-fields') return { ok: false, error: saved.error };
    this.refuse(saved.error);
    return succeed(undefined);
  }

  /** Reloads the profile to show what has changed meanwhile. Nothing was saved. */
  private async reload(): Promise<Result<void, CallFailure>> {
    const loaded = await this.loadProfile.execute();
    if (!loaded.ok) return loaded;
    this.refresh(loaded.value);
    this.outcome = { kind: 'changed-elsewhere' };
    return succeed(undefined);
  }

  private finish(profile: Profile, changes: readonly ProfileChange[]): void {
    const email = changes.find(({ field }) => field === 'email')?.value;
    this.adopt(profile, { values: profile.values, remoteChanges: [] });
    this.outcome = { kind: 'saved', ...(email !== undefined && { confirmedBy: email }) };
  }

  private adopt(profile: Profile, { values, remoteChanges }: MergedProfile): void {
    this.profile = profile;
    this.remoteChanges = remoteChanges;
    this.form.fill(values);
    this.draft.save(profile.values, values);
  }

  private refuse(refusal: RefusedFields): void {
    this.refusal = refusal;
    // Moves the focus to the first rejected field.
    this.form.showProblems({});
  }

  private accept(field: ProfileField): void {
    this.outcome = undefined;
    if (!this.refusal) return;
    const { [field]: _, ...others } = this.refusal.byField;
    this.refusal = { ...this.refusal, byField: others };
  }
}
