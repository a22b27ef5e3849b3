import type { Profile } from '#domain/profile/Profile';
import type { Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Profiles, type EditRejection, type ProfileEdit } from './Profiles';

/** Saves the profile (PF-01). The tokens contain the display name, so they are renewed when it changes. */
@useCase
export class SaveProfile {
  constructor(
    private readonly profiles: Profiles,
    private readonly session: Session,
    private readonly page: PageLanguage,
  ) {}

  async execute(edit: ProfileEdit): Promise<Result<Profile, EditRejection>> {
    const saved = await this.profiles.edit(edit, this.page.language);
    const isRenamed = edit.changes.some(({ field }) => field === 'displayName');
    if (saved.ok && isRenamed) await this.session.reloadPlayer();
    return saved;
  }
}
