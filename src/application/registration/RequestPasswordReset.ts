import { languageOf, localeOfPath } from '../../domain/language/Locale';
import { emailProblem, type EmailProblem } from '../../domain/session/Credentials';
import { fail, type Result } from '../../domain/shared/Result';
import { Navigator } from '../navigation/Navigator';
import { useCase } from '../useCase';
import { PasswordResets, type ResetRequestRejection } from './PasswordResets';
import { tooManyRequestsCode, withCodeForTooMany } from './tooManyRequests';

export type ResetRequestProblem = { readonly kind: EmailProblem } | ResetRequestRejection;

@useCase
export class RequestPasswordReset {
  constructor(
    private readonly resets: PasswordResets,
    private readonly navigator: Navigator,
  ) {}

  async execute(typed: string): Promise<Result<void, ResetRequestProblem>> {
    const problem = emailProblem(typed);
    if (problem) return fail({ kind: problem });
    const language = languageOf(localeOfPath(this.navigator.path));
    return withCodeForTooMany(tooManyRequestsCode, await this.resets.request(typed.trim(), language));
  }
}
