import { languageOf, localeOfPath } from '../../domain/language/Locale';
import { emailProblem, type EmailProblem } from '../../domain/session/Credentials';
import { fail, type Result } from '../../domain/shared/Result';
import { Navigator } from '../navigation/Navigator';
import { useCase } from '../useCase';
import { PasswordResets, type ResetRequestRejection } from './PasswordResets';

/** The code whose text says that a request came too often (FP-01). */
const tooManyRequests = 31;

/** Asks for a letter that lets its owner choose a new password, in the language of the page (FP-01). */
@useCase
export class RequestPasswordReset {
  constructor(
    private readonly resets: PasswordResets,
    private readonly navigator: Navigator,
  ) {}

  async execute(
    typed: string,
  ): Promise<Result<void, { readonly kind: EmailProblem } | ResetRequestRejection>> {
    const problem = emailProblem(typed);
    if (problem) return fail({ kind: problem });
    const asked = await this.resets.request(typed.trim(), languageOf(localeOfPath(this.navigator.path)));
    return !asked.ok && asked.error.kind === 'too-many-requests'
      ? fail({ kind: 'server', status: 429, code: tooManyRequests })
      : asked;
  }
}
