import { injectable } from 'inversify';
import { FormTokens } from '../../../application/shared/FormTokens';
import type { Language } from '../../../domain/language/Locale';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure } from './ApiClient';
import { malformed } from './readAnswer';

const malformedRequest = 1;

/** The generic forms that send an e-mail address and nothing else, with a form token of its own each time (D-12). */
@injectable()
export class EmailForms {
  constructor(
    private readonly api: ApiClient,
    private readonly formTokens: FormTokens,
  ) {}

  /**
   * POST `path`?lang=; only 204 is success.
   *
   * @param language of what follows by letter
   */
  async send(
    path: string,
    email: string,
    language: Language,
  ): Promise<Result<void, { readonly kind: 'email-invalid' } | CallFailure>> {
    const token = await this.formTokens.issue();
    if (!token.ok) return token;
    const answer = await this.api.send({
      method: 'POST',
      path,
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
