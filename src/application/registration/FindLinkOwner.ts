import { emailKeyRefusals } from '#domain/profile/profileRefusals';
import type { LinkKind, LinkOwner } from '#domain/registration/LinkOwner';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { LinkOwners, type LinkProblem } from './LinkOwners';

const isLinkProblem = (problem: LinkProblem | CallFailure): problem is LinkProblem =>
  Object.hasOwn(emailKeyRefusals.check, problem.kind);

@useCase
export class FindLinkOwner {
  constructor(
    private readonly owners: LinkOwners,
    private readonly configuration: Configuration,
  ) {}

  /** @returns undefined if the back end lacks the feature or does not respond; the link can still be used */
  async execute(kind: LinkKind, key: string): Promise<Result<LinkOwner | undefined, LinkProblem>> {
    if (!this.configuration.has('link-owner')) return succeed(undefined);
    const found = await this.owners.find(kind, key);
    if (found.ok) return found;
    return isLinkProblem(found.error) ? { ok: false, error: found.error } : succeed(undefined);
  }
}
