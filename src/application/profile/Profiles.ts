import type { Language } from '../../domain/language/Locale';
import type { Profile, ProfileChange, ProfileField } from '../../domain/profile/Profile';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export interface ProfileEdit {
  readonly changes: readonly ProfileChange[];
  readonly currentPassword: string;
  /** Of the profile that was edited; none when the back end has no versions. */
  readonly version?: string | undefined;
}

/** Problems beside fields: the server's texts; without texts, the catalogue's text of the code. */
export interface RefusedFields {
  readonly kind: 'refused-fields';
  readonly code?: number;
  readonly byField: Readonly<Partial<Record<ProfileField, readonly string[]>>>;
}

/** `changed-elsewhere`: the profile has another version by now, and nothing was changed. */
export type EditRejection =
  { readonly kind: 'wrong-password' } | { readonly kind: 'changed-elsewhere' } | RefusedFields | CallFailure;

export abstract class Profiles {
  abstract edit(edit: ProfileEdit, language: Language): Promise<Result<Profile, EditRejection>>;
}
