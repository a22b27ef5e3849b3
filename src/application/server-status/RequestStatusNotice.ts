import { emailProblem, type EmailProblem } from '#domain/session/Credentials';
import { cleanEmail } from '#domain/shared/spellings';
import { fail, type Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { StatusNotices, type NoticeRejection } from './StatusNotices';

/** Requests an email when the game is up again, in the language of the page. */
@useCase
export class RequestStatusNotice {
  constructor(
    private readonly notices: StatusNotices,
    private readonly page: PageLanguage,
  ) {}

  async execute(typed: string): Promise<Result<void, { readonly kind: EmailProblem } | NoticeRejection>> {
    const problem = emailProblem(typed);
    if (problem) return fail({ kind: problem });
    return this.notices.request(cleanEmail(typed), this.page.language);
  }
}
