import { fail, succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Contest, type ContestRejection } from './Contest';
import { ContestEntries } from './ContestEntries';

/** Enters the contest (CO-01). If the back end stores no entries, the eligibility check counts as the entry. */
@useCase
export class EnterContest {
  constructor(
    private readonly contest: Contest,
    private readonly configuration: Configuration,
    private readonly session: Session,
    private readonly entries: ContestEntries,
  ) {}

  async execute(): Promise<Result<void, ContestRejection>> {
    const playerId = this.session.player?.id;
    const entered = await this.enter();
    if (entered.ok && playerId !== undefined) this.entries.add(playerId);
    return entered;
  }

  private async enter(): Promise<Result<void, ContestRejection>> {
    const eligible = await this.contest.isEligible();
    if (!eligible.ok) return eligible;
    if (!eligible.value) return fail({ kind: 'not-eligible' });
    return this.configuration.has('contest-entries') ? this.contest.enter() : succeed(undefined);
  }
}
