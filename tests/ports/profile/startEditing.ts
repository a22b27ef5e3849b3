import type { EditRejection } from '#application/profile/Profiles';
import { Profiles } from '#application/profile/Profiles';
import { Players } from '#application/session/Players';
import type { Profile, ProfileField } from '#domain/profile/Profile';
import type { Result } from '#domain/shared/Result';
import { signInAs, type Person, type Site } from '../support/Site';

interface Edit {
  readonly password?: string;
  readonly version?: string | undefined;
}

export interface EditSession {
  readonly site: Site;
  readonly person: Person;
  profile(): Promise<Profile>;
  edit(changes: Partial<Record<ProfileField, string>>, more?: Edit): Promise<Result<Profile, EditRejection>>;
}

/** A player who is signed in and edits their own profile. */
export const startEditing = async (site: Site): Promise<EditSession> => {
  const person = await signInAs(site, 'new');
  const { application } = site;
  return {
    site,
    person,
    profile: async () => {
      const profile = await application.get(Players).findProfile(person.id);
      if (!profile.ok) throw new Error(`The profile was refused: ${profile.error.kind}`);
      return profile.value;
    },
    edit: (changes, { password = person.password, version } = {}) =>
      application.get(Profiles).edit(
        {
          changes: Object.entries(changes).map(([field, value]) => ({
            field: field as ProfileField,
            value,
          })),
          currentPassword: password,
          version,
        },
        'en',
      ),
  };
};
