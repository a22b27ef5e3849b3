import { emailProblem, type EmailProblem } from '#domain/session/Credentials';
import { fail, type Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { Newsletter, type SignUpRejection } from './Newsletter';

export type SignUpProblem = { readonly kind: EmailProblem } | SignUpRejection;

/** Subscribes an email address to the newsletter, in the language of the page (NL-01). */
@useCase
export class SignUpForNewsletter {
  constructor(
    private readonly newsletter: Newsletter,
    private readonly page: PageLanguage,
  ) {}

  async execute(typed: string): Promise<Result<void, SignUpProblem>> {
    const problem = emailProblem(typed);
    if (problem) return fail({ kind: problem });
    return this.newsletter.signUp(cleanEmail(typed), this.page.language);
  }
}
