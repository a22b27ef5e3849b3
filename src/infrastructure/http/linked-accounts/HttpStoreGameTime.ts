import { IsBoolean, IsInt, IsISO8601 } from 'class-validator';
import { injectable } from 'inversify';
import { StoreGameTime } from '../../../application/linked-accounts/StoreGameTime';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { asCallFailure } from '../shared/ApiClient';
import { AuthorisedApi } from '../shared/AuthorisedApi';
import { readAnswer } from '../shared/readAnswer';

class EligibilityAnswer {
  @IsBoolean()
  isEligible!: boolean;

  @IsInt()
  months!: number;
}

class ClaimAnswer {
  @IsISO8601()
  endDate!: string;
}

const nothingToClaim = 205;

/** GET /api/steam/gametime-eligibility and POST /api/steam/give-purchase-gametime. */
@injectable()
export class HttpStoreGameTime extends StoreGameTime {
  constructor(private readonly api: AuthorisedApi) {
    super();
  }

  async claimable(): Promise<{ readonly months: number } | undefined> {
    const answer = await this.api.send({ method: 'GET', path: '/api/steam/gametime-eligibility' });
    const eligibility = answer.ok ? readAnswer(EligibilityAnswer, answer.value.body) : undefined;
    if (!eligibility?.ok || !eligibility.value.isEligible) return undefined;
    return { months: eligibility.value.months };
  }

  async claim(): Promise<Result<Date, { readonly kind: 'nothing-to-claim' } | CallFailure>> {
    const answer = await this.api.send({
      method: 'POST',
      path: '/api/steam/give-purchase-gametime',
      body: {},
    });
    if (!answer.ok) {
      const claimed = answer.error.kind === 'refused' && answer.error.code === nothingToClaim;
      return fail(claimed ? { kind: 'nothing-to-claim' } : asCallFailure(answer.error));
    }
    const claim = readAnswer(ClaimAnswer, answer.value.body);
    return claim.ok ? succeed(new Date(claim.value.endDate)) : claim;
  }
}
