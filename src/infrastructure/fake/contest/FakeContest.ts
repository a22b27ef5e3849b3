import { injectable } from 'inversify';
import { Contest, type ContestRejection } from '#application/contest/Contest';
import { isContestEligible } from '#domain/contest/eligibility';
import { hasAccess } from '#domain/session/roles';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';

@injectable()
export class FakeContest extends Contest {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  isEligible(): Promise<Result<boolean, CallFailure>> {
    return this.api.callAsPlayer((person) => succeed(this.canEnter(person)));
  }

  enter(): Promise<Result<void, ContestRejection>> {
    return this.api.callAsPlayer<undefined, ContestRejection>((person) => {
      if (!this.canEnter(person)) return fail({ kind: 'not-eligible' });
      this.backend.change(() => (person.isInContest = true));
      return succeed(undefined);
    });
  }

  private canEnter(person: FakePerson): boolean {
    return isContestEligible({
      isConfirmed: person.isConfirmed,
      gameTimeEnd: person.gameTimeEnd === undefined ? undefined : new Date(person.gameTimeEnd),
      hasAccess: hasAccess(this.backend.rolesOf(person)),
      ownsGame: person.ownership.length > 0,
    });
  }
}
