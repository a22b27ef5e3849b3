import { injectable } from 'inversify';
import { Recruiting, type RecruitingRejection } from '#application/recruitment/Recruiting';
import type { Recruit, Recruitment } from '#domain/recruitment/Recruitment';
import { isEmail } from '#domain/shared/patterns';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { avatarOf } from '#samples/avatars';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { isRecruitedBy, unlockedPacksOf, recruiterOfCode, recruitsOf } from '../backend/recruiting';

@injectable()
export class FakeRecruiting extends Recruiting {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  find(): Promise<Result<Recruitment, CallFailure>> {
    return this.api.callAsPlayer((person) => {
      const recruiter = this.backend.find(({ id }) => id === person.recruiterId);
      return succeed({
        ...(recruiter && { recruiter: recruitOf(recruiter) }),
        avatar: avatarOf(person.id),
        canBeRecruited: person.isRecruitable === true,
        recruits: recruitsOf(this.backend, person).map(recruitOf),
      });
    });
  }

  findUnlockedPacks(playerId: string): Promise<Result<readonly number[], CallFailure>> {
    return this.api.callAsPlayer<readonly number[], CallFailure>((person) =>
      person.id === playerId
        ? succeed(unlockedPacksOf(this.backend, person))
        : fail({ kind: 'server', status: 403, code: 113 }),
    );
  }

  invite(email: string): Promise<Result<void, RecruitingRejection>> {
    return this.api.callAsPlayer<undefined, RecruitingRejection>((person) => {
      if (!isEmail(email)) return refuse('error_email_invalid');
      if (email.toLowerCase() === person.email.toLowerCase()) return refuse('error_email_own');
      return succeed(undefined);
    });
  }

  linkRecruiter(code: string): Promise<Result<void, RecruitingRejection>> {
    return this.api.callAsPlayer<undefined, RecruitingRejection>((person) => {
      const recruiter = recruiterOfCode(this.backend, code);
      if (!recruiter) return refuse('error_recruiter_unknown');
      if (recruiter.id === person.id) return refuse('error_recruiter_self');
      if (person.recruiterId !== undefined) return refuse('error_recruiter_linked');
      if (!person.isRecruitable) return refuse('error_recruiter_late');
      if (isRecruitedBy(this.backend, recruiter, person)) return refuse('error_recruiter_circle');
      this.backend.change(() => (person.recruiterId = recruiter.id));
      return succeed(undefined);
    });
  }
}

const recruitOf = ({ id, displayName }: { id: string; displayName: string }): Recruit => ({
  displayName,
  avatar: avatarOf(id),
});

const refuse = (key: string) => fail({ kind: 'refused', keys: [key] } as const);
