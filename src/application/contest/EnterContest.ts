import { fail, succeed, type Result } from '../../domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { Contest, type ContestRejection } from './Contest';

/** CO-01. A back end that keeps no entries of its own takes the check for one. */
@useCase
export class EnterContest {
  constructor(
    private readonly contest: Contest,
    private readonly configuration: Configuration,
  ) {}

  async execute(): Promise<Result<void, ContestRejection>> {
    const eligible = await this.contest.isEligible();
    if (!eligible.ok) return eligible;
    if (!eligible.value) return fail({ kind: 'not-eligible' });
    return this.configuration.has('contest-entries') ? this.contest.enter() : succeed(undefined);
  }
}
