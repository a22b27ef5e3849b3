import { emailProblem, type EmailProblem } from '#domain/session/Credentials';
import { fail, type Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { PasswordResets, type ResetRequestRejection } from './PasswordResets';
import { withRateLimitCode } from './withRateLimitCode';

export type ResetRequestProblem = { readonly kind: EmailProblem } | ResetRequestRejection;

@useCase
export class RequestPasswordReset {
  constructor(
    private readonly resets: PasswordResets,
    private readonly page: PageLanguage,
  ) {}

  async execute(typed: string): Promise<Result<void, ResetRequestProblem>> {
    const problem = emailProblem(typed);
    if (problem) return fail({ kind: problem });
    const { language } = this.page;
    return withRateLimitCode('too-many-requests', await this.resets.request(cleanEmail(typed), language));
  }
}
