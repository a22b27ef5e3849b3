import { emailProblem } from '#domain/session/Credentials';
import { fail, type Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { EmailSignUps, type EmailTopic, type SignUpRejection } from './EmailSignUps';

export type SignUpProblem = { readonly kind: 'email-required' } | SignUpRejection;

/** Signs up an email address in the language of the page (NL-01, WL-01). */
@useCase
export class SignUpForEmails {
  constructor(
    private readonly signUps: EmailSignUps,
    private readonly page: PageLanguage,
  ) {}

  async execute(topic: EmailTopic, typed: string): Promise<Result<void, SignUpProblem>> {
    const problem = emailProblem(typed);
    if (problem) return fail({ kind: problem });
    return this.signUps.signUp(topic, cleanEmail(typed), this.page.language);
  }
}
