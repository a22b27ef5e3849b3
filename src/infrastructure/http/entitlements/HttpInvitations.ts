import { IsBoolean } from 'class-validator';
import { injectable } from 'inversify';
import { Invitations } from '../../../application/entitlements/Invitations';
import { ErrorReporter } from '../../../application/shared/ErrorReporter';
import { AuthorisedApi } from '../shared/AuthorisedApi';
import { readAnswer } from '../shared/readAnswer';

class EligibilityAnswer {
  @IsBoolean()
  isEligible!: boolean;
}

/**
 * GET /api/users/me/check-back-to-game and check-try-game; every failure is reported and swallowed into "not
 * eligible".
 */
@injectable()
export class HttpInvitations extends Invitations {
  constructor(
    private readonly api: AuthorisedApi,
    private readonly errors: ErrorReporter,
  ) {
    super();
  }

  isInvitedBack(): Promise<boolean> {
    return this.isEligibleBy('/api/users/me/check-back-to-game');
  }

  isInvitedToTry(): Promise<boolean> {
    return this.isEligibleBy('/api/users/me/check-try-game');
  }

  private async isEligibleBy(path: string): Promise<boolean> {
    const answer = await this.api.send({ method: 'GET', path });
    const eligibility = answer.ok ? readAnswer(EligibilityAnswer, answer.value.body) : answer;
    if (eligibility.ok) return eligibility.value.isEligible;
    this.errors.report(new Error(`GET ${path}: ${eligibility.error.kind}`));
    return false;
  }
}
