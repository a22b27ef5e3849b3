import { injectable } from 'inversify';
import { Recruiting, type RecruitingRejection } from '#application/recruitment/Recruiting';
import type { Recruit, Recruitment } from '#domain/recruitment/Recruitment';
import {
  invitationRefusal,
  invitationRefusals,
  recruiterRefusal,
  recruiterRefusals,
} from '#domain/recruitment/recruitmentRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { avatarOf } from '#samples/avatars';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { refuse } from '../backend/refuse';
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
        canBeRecruited: person.isRecruitable === true && recruiter === undefined,
        recruits: recruitsOf(this.backend, person).map(recruitOf),
      });
    });
  }

  findUnlockedPacks(playerId: string): Promise<Result<readonly number[], CallFailure>> {
    return this.api.callAsPlayer<readonly number[], CallFailure>((person) =>
      person.id === playerId
        ? succeed(unlockedPacksOf(this.backend, person))
        : refuse(generalRefusals, 'forbidden'),
    );
  }

  invite(email: string): Promise<Result<void, RecruitingRejection>> {
    return this.api.callAsPlayer<undefined, RecruitingRejection>((person) => {
      const refused = invitationRefusal(email, person.email);
      return refused ? failWith(invitationRefusals[refused]) : succeed(undefined);
    });
  }

  linkRecruiter(code: string): Promise<Result<void, RecruitingRejection>> {
    return this.api.callAsPlayer<undefined, RecruitingRejection>((person) => {
      const recruiter = recruiterOfCode(this.backend, code);
      const refused = recruiterRefusal({
        playerId: person.id,
        recruiterId: recruiter?.id,
        hasRecruiter: person.recruiterId !== undefined,
        isRecruitable: person.isRecruitable === true,
        isCycle: recruiter !== undefined && isRecruitedBy(this.backend, recruiter, person),
      });
      if (!recruiter || refused) return failWith(recruiterRefusals[refused ?? 'unknown-recruiter']);
      this.backend.change(() => (person.recruiterId = recruiter.id));
      return succeed(undefined);
    });
  }
}

const recruitOf = ({ id, displayName }: { id: string; displayName: string }): Recruit => ({
  displayName,
  avatar: avatarOf(id),
});

const failWith = ({ text }: { readonly text: string }) => fail({ kind: 'refused', keys: [text] } as const);
