import { injectable } from 'inversify';
import { EmailSignUps, type EmailTopic, type SignUpRejection } from '#application/mailing/EmailSignUps';
import type { Language } from '#domain/language/Locale';
import type { Result } from '#domain/shared/Result';
import { joinWaitingList } from '../commerce/calls';
import { requestStatusNotice } from '../server-status/calls';
import { CallSender } from '../shared/CallSender';
import { signUpForNewsletter } from './calls';

@injectable()
export class HttpEmailSignUps extends EmailSignUps {
  constructor(private readonly api: CallSender) {
    super();
  }

  signUp(topic: EmailTopic, email: string, language: Language): Promise<Result<void, SignUpRejection>> {
    const values = { query: { lang: language }, body: { email } };
    switch (topic) {
      case 'newsletter':
        return this.api.send(signUpForNewsletter, values);
      case 'status-notice':
        return this.api.send(requestStatusNotice, values);
      case 'waiting-list':
        return this.api.send(joinWaitingList, values);
    }
  }
}
