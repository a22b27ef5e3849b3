import { injectable } from 'inversify';
import { Newsletter, type SignUpRejection } from '#application/mailing/Newsletter';
import type { Language } from '#domain/language/Locale';
import type { Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { signUpForNewsletter } from './calls';

@injectable()
export class HttpNewsletter extends Newsletter {
  constructor(private readonly api: CallSender) {
    super();
  }

  signUp(email: string, language: Language): Promise<Result<void, SignUpRejection>> {
    return this.api.send(signUpForNewsletter, { query: { lang: language }, body: { email } });
  }
}
