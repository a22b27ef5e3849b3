import { IsBoolean, IsISO8601 } from 'class-validator';
import { injectable } from 'inversify';
import { MyDU, type ConversionRejection } from '../../../application/entitlements/MyDU';
import { ErrorReporter } from '../../../application/shared/ErrorReporter';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { asCallFailure } from '../shared/ApiClient';
import { AuthorisedApi } from '../shared/AuthorisedApi';
import { readAnswer } from '../shared/readAnswer';

class EligibilityAnswer {
  @IsBoolean()
  isEligible!: boolean;
}

class ConversionAnswer {
  @IsISO8601({ strict: true })
  endDate!: string;
}

const rejections: Readonly<Record<number, ConversionRejection>> = {
  304: { kind: 'has-already' },
  310: { kind: 'no-game-time' },
};

const checkPath = '/api/users/me/check-myDU';

/** GET /api/users/me/check-myDU (D-10), failures reported and swallowed; POST /api/users/me/redeem-myDU. */
@injectable()
export class HttpMyDU extends MyDU {
  constructor(
    private readonly api: AuthorisedApi,
    private readonly errors: ErrorReporter,
  ) {
    super();
  }

  async mayBuy(): Promise<boolean | undefined> {
    const answer = await this.api.send({ method: 'GET', path: checkPath });
    const eligibility = answer.ok ? readAnswer(EligibilityAnswer, answer.value.body) : answer;
    if (eligibility.ok) return eligibility.value.isEligible;
    this.errors.report(new Error(`GET ${checkPath}: ${eligibility.error.kind}`));
    return undefined;
  }

  async convert(): Promise<Result<Date, ConversionRejection>> {
    const answer = await this.api.send({ method: 'POST', path: '/api/users/me/redeem-myDU', body: {} });
    if (!answer.ok) {
      const { error } = answer;
      const named = error.kind === 'refused' ? rejections[error.code ?? 0] : undefined;
      return fail(named ?? asCallFailure(error));
    }
    const conversion = readAnswer(ConversionAnswer, answer.value.body);
    return conversion.ok ? succeed(new Date(conversion.value.endDate)) : conversion;
  }
}
