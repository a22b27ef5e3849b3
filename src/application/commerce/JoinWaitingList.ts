import { emailProblem } from '#domain/session/Credentials';
import { fail, type Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { WaitingList, type WaitingListRejection } from './WaitingList';

@useCase
export class JoinWaitingList {
  constructor(
    private readonly waitingList: WaitingList,
    private readonly page: PageLanguage,
  ) {}

  async execute(
    typed: string,
  ): Promise<Result<void, { readonly kind: 'email-required' } | WaitingListRejection>> {
    const problem = emailProblem(typed);
    if (problem) return fail({ kind: problem });
    return this.waitingList.join(cleanEmail(typed), this.page.language);
  }
}
