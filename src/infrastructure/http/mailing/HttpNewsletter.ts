import { injectable } from 'inversify';
import { Newsletter, type SignUpRejection } from '../../../application/mailing/Newsletter';
import type { Language } from '../../../domain/language/Locale';
import type { Result } from '../../../domain/shared/Result';
import { EmailForms } from '../shared/EmailForms';

/** POST /api/newsletter?lang=. */
@injectable()
export class HttpNewsletter extends Newsletter {
  constructor(private readonly forms: EmailForms) {
    super();
  }

  signUp(email: string, language: Language): Promise<Result<void, SignUpRejection>> {
    return this.forms.send('/api/newsletter', email, language);
  }
}
