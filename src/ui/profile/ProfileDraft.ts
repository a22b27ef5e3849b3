import { Drafts } from '#application/session/Drafts';
import { mergeProfile, type MergedProfile } from '#domain/profile/mergeProfile';
import { profileFields, type ProfileValues } from '#domain/profile/Profile';
import { presenter } from '../presenter';

const name = 'profile';
const baseKey = (field: string): string => `before.${field}`;

/** Stores unsaved input with the values it replaces, because the profile may change before the player returns. */
@presenter
export class ProfileDraft {
  constructor(private readonly drafts: Drafts) {}

  save(base: ProfileValues, typed: ProfileValues): void {
    const changed = profileFields.filter((field) => typed[field] !== base[field]);
    this.drafts.save(
      name,
      Object.fromEntries(
        changed.flatMap((field) => [
          [field, typed[field]],
          [baseKey(field), base[field]],
        ]),
      ),
    );
  }

  mergeInto(stored: ProfileValues): MergedProfile {
    const draft = this.drafts.read(name);
    const draftFields = profileFields.filter((field) => draft[field] !== undefined);
    const pick = (key: (field: string) => string): ProfileValues => ({
      ...stored,
      ...Object.fromEntries(draftFields.map((field) => [field, draft[key(field)] ?? stored[field]])),
    });
    return mergeProfile(
      pick(baseKey),
      pick((field) => field),
      stored,
    );
  }

  drop(): void {
    this.drafts.remove(name);
  }
}
