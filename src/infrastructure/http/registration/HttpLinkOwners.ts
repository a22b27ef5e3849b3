import { injectable } from 'inversify';
import { LinkOwners, type LinkProblem } from '#application/registration/LinkOwners';
import type { LinkKind, LinkOwner } from '#domain/registration/LinkOwner';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { findLinkOwner } from './calls';

@injectable()
export class HttpLinkOwners extends LinkOwners {
  constructor(private readonly api: SessionlessCallSender) {
    super();
  }

  async find(kind: LinkKind, key: string): Promise<Result<LinkOwner, LinkProblem | CallFailure>> {
    const found = await this.api.send(findLinkOwner, { body: { kind, key } });
    if (!found.ok) return found;
    const { email, displayName } = found.value;
    return succeed({ email, ...(displayName && { displayName }) });
  }
}
