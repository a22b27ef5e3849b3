import { injectable } from 'inversify';
import { EmailSignUps, type EmailTopic, type SignUpRejection } from '#application/mailing/EmailSignUps';
import { isEmail } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { newsletterInterest } from '#samples/mailing';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

/** Accepts every email address, as the API does. Subscribes players without confirmation, because no email is sent. */
@injectable()
export class FakeEmailSignUps extends EmailSignUps {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  signUp(topic: EmailTopic, email: string): Promise<Result<void, SignUpRejection>> {
    return this.api.callAnonymously((): Result<void, SignUpRejection> => {
      if (!isEmail(email)) return fail({ kind: 'email-invalid' });
      if (topic === 'newsletter') this.subscribe(email);
      if (topic === 'waiting-list') this.backend.joinWaitingList(email);
      return succeed(undefined);
    });
  }

  private subscribe(email: string): void {
    const person = this.backend.findByEmail(email);
    if (!person) return;
    const interests = new Set([...(person.emailInterests ?? []), newsletterInterest]);
    this.backend.change(() => (person.emailInterests = [...interests]));
  }
}
