import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import {
  EmailChanges,
  type EmailKeyProblem,
  type UndoneEmailChange,
} from '#application/profile/EmailChanges';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { recordCredentialChange } from '../backend/coupons';
import type { FakeEmail } from '../backend/emails';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { endSetups } from '../security/endSetups';
import { FakeMailboxes } from './FakeMailboxes';
import { removePendingEmail } from './fakeProfile';

@injectable()
export class FakeEmailChanges extends EmailChanges {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly mailboxes: FakeMailboxes,
    private readonly clock: Clock,
  ) {
    super();
  }

  withdraw(): Promise<Result<void, CallFailure>> {
    return this.api.callAsPlayer((person): Result<void, never> => {
      this.cancelChange(person);
      return succeed(undefined);
    });
  }

  checkUndo(key: string): Promise<Result<void, EmailKeyProblem | CallFailure>> {
    return this.api.callAnonymously((): Result<void, EmailKeyProblem> => {
      const found = this.mailboxes.find('email-undo', key);
      return found.ok ? succeed(undefined) : found;
    });
  }

  confirm(key: string, language: Language): Promise<Result<void, EmailKeyProblem | CallFailure>> {
    return this.api.callAsPlayer((person): Result<void, EmailKeyProblem> => {
      const found = this.mailboxes.find('email-change', key, person);
      if (!found.ok) return found;
      const { to } = found.value;
      if (this.mailboxes.isTaken(to, person)) {
        this.cancelChange(person);
        return fail({ kind: 'email-taken' });
      }
      const { email: before, pendingSince } = person;
      this.change(person, found.value);
      this.mailboxes.notifyOldAddress(person, before, language, pendingSince);
      return succeed(undefined);
    });
  }

  undo(key: string, language: Language): Promise<Result<UndoneEmailChange, EmailKeyProblem | CallFailure>> {
    return this.api.callAnonymously<UndoneEmailChange, EmailKeyProblem>(() => {
      const found = this.mailboxes.find('email-undo', key);
      if (!found.ok) return found;
      const { personId, to } = found.value;
      const person = this.backend.find(({ id }) => id === personId);
      if (!person || this.mailboxes.isTaken(to, person)) return fail({ kind: 'email-taken' });
      const since = new Date(found.value.requestedAt ?? 0);
      const ended = endSetups(person, { since, secondFactorSince: since }, this.clock.now());
      this.change(person, found.value);
      this.backend.change(() => (person.password = ''));
      this.mailboxes.invalidate('email-change', person);
      this.mailboxes.invalidate('email-undo', person, found.value);
      this.backend.endSessions(person);
      const { key: resetKey } = this.backend.sendEmail('reset', person, language);
      return succeed({ email: to, resetKey, ended });
    });
  }

  /** Uses a key to change the email to the address that the key was sent to. */
  private change(person: FakePerson, used: FakeEmail): void {
    this.backend.change(() => {
      used.isUsed = true;
      used.usedAt = this.clock.now().toISOString();
      person.email = used.to;
      removePendingEmail(person);
      recordCredentialChange(person, this.clock);
    });
  }

  private cancelChange(person: FakePerson): void {
    this.mailboxes.invalidate('email-change', person);
    this.backend.change(() => removePendingEmail(person));
  }
}
