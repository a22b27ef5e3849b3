import { injectable } from 'inversify';
import { Profiles, type EditRejection, type ProfileEdit } from '#application/profile/Profiles';
import type { Language } from '#domain/language/Locale';
import type { Profile } from '#domain/profile/Profile';
import { succeed, type Result } from '#domain/shared/Result';
import { profileFrom } from '../session/profileFrom';
import { CallSender } from '../shared/CallSender';
import { editProfile } from './calls';

@injectable()
export class HttpProfiles extends Profiles {
  constructor(private readonly api: CallSender) {
    super();
  }

  async edit(
    { changes, currentPassword, version }: ProfileEdit,
    language: Language,
  ): Promise<Result<Profile, EditRejection>> {
    const replaced = [...changes, { field: 'currentPassword', value: currentPassword }];
    const edited = await this.api.send(editProfile, {
      query: { lang: language },
      body: replaced.map(({ field, value }) => ({ op: 'replace' as const, path: `/${field}`, value })),
      ifMatch: version,
    });
    return edited.ok ? succeed(profileFrom(edited.value)) : edited;
  }
}
