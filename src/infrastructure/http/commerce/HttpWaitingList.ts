import { injectable } from 'inversify';
import { WaitingList, type WaitingListRejection } from '../../../application/commerce/WaitingList';
import { FormTokens } from '../../../application/shared/FormTokens';
import type { Language } from '../../../domain/language/Locale';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure } from '../shared/ApiClient';
import { malformed } from '../shared/readAnswer';

const malformedRequest = 1;

/** POST /api/waiting-list?lang=, with a form token of its own each time (D-09, D-12); only 204 is success. */
@injectable()
export class HttpWaitingList extends WaitingList {
  constructor(
    private readonly api: ApiClient,
    private readonly formTokens: FormTokens,
  ) {
    super();
  }

  async join(email: string, language: Language): Promise<Result<void, WaitingListRejection>> {
    const token = await this.formTokens.issue();
    if (!token.ok) return token;
    const answer = await this.api.send({
      method: 'POST',
      path: '/api/waiting-list',
      query: { lang: language },
      body: { email },
      headers: { 'X-CSRF-Token': token.value },
    });
    if (answer.ok) return answer.value.status === 204 ? succeed(undefined) : malformed;
    const { error } = answer;
    // The e-mail is all that is sent, so it is what could not be read.
    const isRefusedEmail =
      error.kind === 'refused' && error.status === 400 && error.code === malformedRequest;
    return fail(isRefusedEmail ? { kind: 'email-invalid' } : asCallFailure(error));
  }
}
