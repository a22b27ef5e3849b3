import { injectable } from 'inversify';
import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { Clock } from '#application/shared/Clock';
import type { Language } from '#domain/language/Locale';
import { succeed } from '#domain/shared/Result';
import { isSameEmail } from '#domain/shared/spellings';
import { FakeMailboxes } from '../profile/FakeMailboxes';
import { pendingEmailOf } from '../profile/fakeProfile';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

/**
 * Accepts every request, as the API does.
 * Sends emails only for unconfirmed accounts and pending email changes.
 */
@injectable()
export class FakeConfirmationEmails extends ConfirmationEmails {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
    private readonly mailboxes: FakeMailboxes,
  ) {
    super();
  }

  async resend(email: string, language: Language): Promise<boolean> {
    const taken = await this.api.callAnonymously(() => {
      const person = this.backend.findByEmail(email);
      if (person && !person.isConfirmed) this.backend.sendEmail('activation', person, language);
      this.resendChange(email, language);
      return succeed(undefined);
    });
    return taken.ok;
  }

  private resendChange(email: string, language: Language): void {
    const waiting = this.backend.find((known) => {
      const pending = pendingEmailOf(known, this.clock.now());
      return pending !== undefined && isSameEmail(pending, email);
    });
    if (waiting) this.mailboxes.sendConfirmation(waiting, waiting.pendingEmail ?? email, language);
  }
}
