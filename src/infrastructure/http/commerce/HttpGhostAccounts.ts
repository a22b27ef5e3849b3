import { IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import {
  GhostAccounts,
  type GhostRegistration,
  type GhostRejection,
} from '../../../application/commerce/GhostAccounts';
import type { GhostBuyer } from '../../../domain/commerce/Purchase';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure, type Refusal } from '../shared/ApiClient';
import { malformed, readAnswer } from '../shared/readAnswer';
import { acquisitionQuery } from './acquisitionQuery';
import { subjectOf } from './subjectOf';

class GhostAnswer {
  @IsString()
  @MinLength(1)
  token!: string;
}

/** Server code to rejection. */
const rejections: Readonly<Record<number, GhostRejection>> = {
  2: { kind: 'email-invalid' },
  121: { kind: 'email-has-account' },
  124: { kind: 'email-used' },
};

/** POST /api/register/ghost; whose the token is stands in it. */
@injectable()
export class HttpGhostAccounts extends GhostAccounts {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async register(registration: GhostRegistration): Promise<Result<GhostBuyer, GhostRejection>> {
    const { email, referral, acquisition } = registration;
    const answer = await this.api.send({
      method: 'POST',
      path: '/api/register/ghost',
      body: {
        email,
        ...(referral && {
          acquisitionCpmstarReferrer: referral.ref,
          acquisitionCpmstarSiteId: referral.siteId,
        }),
        ...(acquisition !== undefined && { acquisitionGaUtm: acquisitionQuery(acquisition) }),
      },
    });
    if (!answer.ok) return fail(rejectionOf(answer.error));
    const ghost = readAnswer(GhostAnswer, answer.value.body);
    if (!ghost.ok) return ghost;
    const { token } = ghost.value;
    const id = subjectOf(token);
    return id === undefined ? malformed : succeed({ id, email, token });
  }
}

const rejectionOf = (failure: Refusal | CallFailure): GhostRejection => {
  if (failure.kind !== 'refused' || failure.status >= 500) return asCallFailure(failure);
  const { code, errors } = failure;
  const known = code === undefined ? undefined : rejections[code];
  if (known) return known;
  return errors ? { kind: 'refused', texts: Object.values(errors).flat() } : asCallFailure(failure);
};
