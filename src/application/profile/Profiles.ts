import type { Language } from '#domain/language/Locale';
import type { Profile, ProfileChange, ProfileField } from '#domain/profile/Profile';
import type { FieldRefusal } from '#domain/profile/profileRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export interface ProfileEdit {
  readonly changes: readonly ProfileChange[];
  readonly currentPassword: string;
  /** Version of the profile that was edited; absent if the back end has no versions. */
  readonly version?: string | undefined;
}

/** Errors by field: the server's texts or, if there are none, the text of the reason in the error catalog. */
export interface RefusedFields {
  readonly kind: 'refused-fields';
  readonly reason?: FieldRefusal;
  readonly byField: Readonly<Partial<Record<ProfileField, readonly string[]>>>;
}

/** `changed-elsewhere`: the profile was changed since it was loaded, so nothing was saved. */
export type EditRejection =
  { readonly kind: 'wrong-password' } | { readonly kind: 'changed-elsewhere' } | RefusedFields | CallFailure;

export abstract class Profiles {
  abstract edit(edit: ProfileEdit, language: Language): Promise<Result<Profile, EditRejection>>;
}
