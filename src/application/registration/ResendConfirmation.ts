import { emailProblem, type EmailProblem } from '#domain/session/Credentials';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { ConfirmationEmails } from './ConfirmationEmails';

export type ResendRejection = { readonly kind: EmailProblem } | { readonly kind: 'not-sent' };

@useCase
export class ResendConfirmation {
  constructor(
    private readonly emails: ConfirmationEmails,
    private readonly page: PageLanguage,
  ) {}

  async execute(email: string): Promise<Result<void, ResendRejection>> {
    const problem = emailProblem(email);
    if (problem) return fail({ kind: problem });
    const { language } = this.page;
    return (await this.emails.resend(cleanEmail(email), language))
      ? succeed(undefined)
      : fail({ kind: 'not-sent' });
  }
}
