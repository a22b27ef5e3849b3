import { injectable } from 'inversify';
import {
  GhostAccounts,
  type GhostRegistration,
  type GhostRejection,
} from '../../../application/commerce/GhostAccounts';
import type { GhostBuyer } from '../../../domain/commerce/Purchase';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { succeed, type Result } from '../../../domain/shared/Result';
import { malformed } from '../shared/call';
import { OpenCallSender } from '../shared/OpenCallSender';
import { acquisitionQuery } from './acquisitionQuery';
import { registerGhost, renewGhost } from './calls';
import { subjectOf } from './subjectOf';

@injectable()
export class HttpGhostAccounts extends GhostAccounts {
  constructor(private readonly api: OpenCallSender) {
    super();
  }

  async register(registration: GhostRegistration): Promise<Result<GhostBuyer, GhostRejection>> {
    const { email, referral, acquisition } = registration;
    const ghost = await this.api.send(registerGhost, {
      body: {
        email,
        ...(referral && {
          acquisitionCpmstarReferrer: referral.ref,
          acquisitionCpmstarSiteId: referral.siteId,
        }),
        ...(acquisition !== undefined && { acquisitionGaUtm: acquisitionQuery(acquisition) }),
      },
    });
    if (!ghost.ok) return ghost;
    const { token } = ghost.value;
    const id = subjectOf(token);
    return id === undefined ? malformed : succeed({ id, email, token });
  }

  async renew({ id, email, token }: GhostBuyer): Promise<Result<GhostBuyer, CallFailure>> {
    const renewed = await this.api.send(renewGhost, { bearer: token, body: {} });
    if (!renewed.ok) return renewed;
    return subjectOf(renewed.value.token) === id
      ? succeed({ id, email, token: renewed.value.token })
      : malformed;
  }
}
