import { injectable } from 'inversify';
import { Contest, type ContestRejection } from '../../../application/contest/Contest';
import { isContestEligible } from '../../../domain/contest/eligibility';
import { hasAccess } from '../../../domain/session/roles';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';
import type { FakePerson } from '../world/people';

@injectable()
export class FakeContest extends Contest {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  isEligible(): Promise<Result<boolean, CallFailure>> {
    return this.api.player((person) => succeed(this.mayEnter(person)));
  }

  enter(): Promise<Result<void, ContestRejection>> {
    return this.api.player<undefined, ContestRejection>((person) => {
      if (!this.mayEnter(person)) return fail({ kind: 'not-eligible' });
      this.world.change(() => (person.isInContest = true));
      return succeed(undefined);
    });
  }

  private mayEnter(person: FakePerson): boolean {
    return isContestEligible({
      isConfirmed: person.isConfirmed,
      gameTimeEnd: person.gameTimeEnd === undefined ? undefined : new Date(person.gameTimeEnd),
      hasAccess: hasAccess(this.world.rolesOf(person)),
      ownsGame: person.ownership.length > 0,
    });
  }
}
