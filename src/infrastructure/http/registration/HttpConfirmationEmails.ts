import { injectable } from 'inversify';
import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import type { Language } from '#domain/language/Locale';
import { CallSender } from '../shared/CallSender';
import { resendConfirmation } from './calls';

@injectable()
export class HttpConfirmationEmails extends ConfirmationEmails {
  constructor(private readonly api: CallSender) {
    super();
  }

  async resend(email: string, language: Language): Promise<boolean> {
    const sent = await this.api.send(resendConfirmation, { query: { lang: language }, body: { email } });
    return sent !== false;
  }
}
