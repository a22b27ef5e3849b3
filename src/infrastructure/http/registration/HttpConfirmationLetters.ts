import { injectable } from 'inversify';
import { ConfirmationLetters } from '../../../application/registration/ConfirmationLetters';
import type { Language } from '../../../domain/language/Locale';
import { EmailForms } from '../shared/EmailForms';

/** POST /api/users/resend-activation?lang= (ER-02). */
@injectable()
export class HttpConfirmationLetters extends ConfirmationLetters {
  constructor(private readonly forms: EmailForms) {
    super();
  }

  async resend(email: string, language: Language): Promise<boolean> {
    return (await this.forms.send('/api/users/resend-activation', email, language)).ok;
  }
}
