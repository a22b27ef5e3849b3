import { injectable } from 'inversify';
import { ConfirmationLetters } from '../../../application/registration/ConfirmationLetters';
import { FormTokens } from '../../../application/shared/FormTokens';
import type { Language } from '../../../domain/language/Locale';
import { ApiClient } from '../shared/ApiClient';

/** POST /api/users/resend-activation?lang=, with a form token; only 204 is success (ER-02). */
@injectable()
export class HttpConfirmationLetters extends ConfirmationLetters {
  constructor(
    private readonly api: ApiClient,
    private readonly formTokens: FormTokens,
  ) {
    super();
  }

  async resend(email: string, language: Language): Promise<boolean> {
    const token = await this.formTokens.issue();
    if (!token.ok) return false;
    const answer = await this.api.send({
      method: 'POST',
      path: '/api/users/resend-activation',
      query: { lang: language },
      body: { email },
      headers: { 'X-CSRF-Token': token.value },
    });
    return answer.ok && answer.value.status === 204;
  }
}
