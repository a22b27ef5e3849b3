import type { Profile } from '../../domain/profile/Profile';
import type { Result } from '../../domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Profiles, type EditRejection, type ProfileEdit } from './Profiles';

/** PF-01. The display name is in the tokens, so they are renewed when it changed. */
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
