import { parseRecruiterCode } from '#domain/recruitment/recruiterLink';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { Recruiting, type RecruitingRejection } from './Recruiting';

@useCase
export class LinkRecruiter {
  constructor(private readonly recruiting: Recruiting) {}

  execute(link: string): Promise<Result<void, RecruitingRejection>> {
    return this.recruiting.linkRecruiter(parseRecruiterCode(link));
  }
}
