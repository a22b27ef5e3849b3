import { injectable } from 'inversify';
import { Recruiting, type RecruitingRejection } from '../../../application/recruitment/Recruiting';
import type { Recruit, Recruitment } from '../../../domain/recruitment/Recruitment';
import { isEmail } from '../../../domain/shared/patterns';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { avatarOf } from '../../../samples/avatars';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';
import { isRecruitedBy, packsOf, recruiterOfCode, recruitsOf } from '../world/recruiting';

@injectable()
export class FakeRecruiting extends Recruiting {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  context(): Promise<Result<Recruitment, CallFailure>> {
    return this.api.player((person) => {
      const recruiter = this.world.find(({ id }) => id === person.recruiterId);
      return succeed({
        ...(recruiter && { recruiter: recruitOf(recruiter) }),
        avatar: avatarOf(person.id),
        canBeRecruited: person.isRecruitable === true,
        recruits: recruitsOf(this.world, person).map(recruitOf),
      });
    });
  }

  unlockedPacks(playerId: string): Promise<Result<readonly number[], CallFailure>> {
    return this.api.player<readonly number[], CallFailure>((person) =>
      person.id === playerId
        ? succeed(packsOf(this.world, person))
        : fail({ kind: 'server', status: 403, code: 113 }),
    );
  }

  invite(email: string): Promise<Result<void, RecruitingRejection>> {
    return this.api.player<undefined, RecruitingRejection>((person) => {
      if (!isEmail(email)) return refused('error_email_invalid');
      if (email.toLowerCase() === person.email.toLowerCase()) return refused('error_email_own');
      return succeed(undefined);
    });
  }

  linkRecruiter(code: string): Promise<Result<void, RecruitingRejection>> {
    return this.api.player<undefined, RecruitingRejection>((person) => {
      const recruiter = recruiterOfCode(this.world, code);
      if (!recruiter) return refused('error_recruiter_unknown');
      if (recruiter.id === person.id) return refused('error_recruiter_self');
      if (person.recruiterId !== undefined) return refused('error_recruiter_linked');
      if (!person.isRecruitable) return refused('error_recruiter_late');
      if (isRecruitedBy(this.world, recruiter, person)) return refused('error_recruiter_circle');
      this.world.change(() => (person.recruiterId = recruiter.id));
      return succeed(undefined);
    });
  }
}

const recruitOf = ({ id, displayName }: { id: string; displayName: string }): Recruit => ({
  displayName,
  avatar: avatarOf(id),
});

const refused = (key: string) => fail({ kind: 'refused', keys: [key] } as const);
