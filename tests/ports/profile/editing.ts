import type { EditRejection } from '../../../src/application/profile/Profiles';
import { Profiles } from '../../../src/application/profile/Profiles';
import { Players } from '../../../src/application/session/Players';
import type { Profile, ProfileField } from '../../../src/domain/profile/Profile';
import type { Result } from '../../../src/domain/shared/Result';
import { signedIn, type Person, type Site } from '../support/Site';

interface Edit {
  readonly password?: string;
  readonly version?: string | undefined;
}

export interface Editing {
  readonly site: Site;
  readonly person: Person;
  profile(): Promise<Profile>;
  edit(changes: Partial<Record<ProfileField, string>>, more?: Edit): Promise<Result<Profile, EditRejection>>;
}

/** A player who is signed in and edits their own profile. */
export const editing = async (site: Site): Promise<Editing> => {
  const person = await signedIn(site, 'new');
  const { application } = site;
  return {
    site,
    person,
    profile: async () => {
      const profile = await application.get(Players).profile(person.id);
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
