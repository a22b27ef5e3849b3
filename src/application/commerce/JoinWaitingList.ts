import { languageOf, localeOfPath } from '../../domain/language/Locale';
import { emailProblem } from '../../domain/session/Credentials';
import { fail, type Result } from '../../domain/shared/Result';
import { Navigator } from '../navigation/Navigator';
import { useCase } from '../useCase';
import { WaitingList, type WaitingListRejection } from './WaitingList';

@useCase
export class JoinWaitingList {
  constructor(
    private readonly waitingList: WaitingList,
    private readonly navigator: Navigator,
  ) {}

  async execute(
    typed: string,
  ): Promise<Result<void, { readonly kind: 'email-required' } | WaitingListRejection>> {
    const problem = emailProblem(typed);
    if (problem) return fail({ kind: problem });
    return this.waitingList.join(typed.trim(), languageOf(localeOfPath(this.navigator.path)));
  }
}
