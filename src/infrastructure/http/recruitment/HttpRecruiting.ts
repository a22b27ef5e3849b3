import { injectable } from 'inversify';
import { Recruiting, type RecruitingRejection } from '#application/recruitment/Recruiting';
import type { Recruit, Recruitment } from '#domain/recruitment/Recruitment';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { findRecruitment, findUnlockedPacks, inviteFriend, linkRecruiter } from './calls';

@injectable()
export class HttpRecruiting extends Recruiting {
  constructor(private readonly api: CallSender) {
    super();
  }

  async find(): Promise<Result<Recruitment, CallFailure>> {
    const found = await this.api.send(findRecruitment);
    if (!found.ok) return found;
    const { recruiter, avatar, canBeRecruited, recruits } = found.value;
    return succeed({
      ...(recruiter && { recruiter: recruitOf(recruiter) }),
      ...(avatar && { avatar }),
      canBeRecruited,
      recruits: recruits.map(recruitOf),
    });
  }

  async findUnlockedPacks(playerId: string): Promise<Result<readonly number[], CallFailure>> {
    return this.api.send(findUnlockedPacks, { path: { playerId } });
  }

  async invite(email: string): Promise<Result<void, RecruitingRejection>> {
    return this.api.send(inviteFriend, { path: { email }, body: {} });
  }

  async linkRecruiter(code: string): Promise<Result<void, RecruitingRejection>> {
    return this.api.send(linkRecruiter, { path: { code }, body: {} });
  }
}

interface RecruitAnswer {
  readonly displayName: string;
  readonly avatar?: string | null | undefined;
}

const recruitOf = ({ displayName, avatar }: RecruitAnswer): Recruit => ({
  displayName,
  ...(avatar && { avatar }),
});
