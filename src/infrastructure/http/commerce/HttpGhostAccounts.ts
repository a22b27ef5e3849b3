import { injectable } from 'inversify';
import {
  GhostAccounts,
  type CorrectionRejection,
  type GhostRegistration,
  type GhostRejection,
} from '#application/commerce/GhostAccounts';
import type { GhostBuyer } from '#domain/commerce/Purchase';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { malformed } from '../shared/call';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { truncateAcquisitionQuery } from './truncateAcquisitionQuery';
import { correctGhostEmail, registerGhost, renewGhost } from './calls';
import { jwtSubject } from './jwtSubject';

@injectable()
export class HttpGhostAccounts extends GhostAccounts {
  constructor(private readonly api: SessionlessCallSender) {
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
        ...(acquisition !== undefined && { acquisitionGaUtm: truncateAcquisitionQuery(acquisition) }),
      },
    });
    if (!ghost.ok) return ghost;
    const { token } = ghost.value;
    const id = jwtSubject(token);
    return id === undefined ? malformed : succeed({ id, email, token });
  }

  async correctEmail(
    { id, token }: GhostBuyer,
    email: string,
    lang: Language,
  ): Promise<Result<GhostBuyer, CorrectionRejection>> {
    const corrected = await this.api.send(correctGhostEmail, {
      bearer: token,
      query: { lang },
      body: { email },
    });
    return corrected.ok ? succeed({ id, email, token }) : corrected;
  }

  async renew({ id, email, token }: GhostBuyer): Promise<Result<GhostBuyer, CallFailure>> {
    const renewed = await this.api.send(renewGhost, { bearer: token, body: {} });
    if (!renewed.ok) return renewed;
    return jwtSubject(renewed.value.token) === id
      ? succeed({ id, email, token: renewed.value.token })
      : malformed;
  }
}
