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
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { FakeMailboxes } from './FakeMailboxes';

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
      this.setEmail(person, person.email);
      this.mailboxes.invalidate('email-change', person);
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
      const taken = this.mailboxes.take('email-change', key, person);
      if (!taken.ok) return taken;
      const { to } = taken.value;
      if (!this.mailboxes.isFree(to, person)) {
        this.setEmail(person, person.email);
        return fail({ kind: 'email-taken' });
      }
      const before = person.email;
      this.setEmail(person, to);
      this.backend.change(() => recordCredentialChange(person, this.clock));
      this.mailboxes.notifyOldAddress(person, before, language);
      return succeed(undefined);
    });
  }

  undo(key: string, language: Language): Promise<Result<UndoneEmailChange, EmailKeyProblem | CallFailure>> {
    return this.api.callAnonymously<UndoneEmailChange, EmailKeyProblem>(() => {
      const taken = this.mailboxes.take('email-undo', key);
      if (!taken.ok) return taken;
      const { personId, to } = taken.value;
      const person = this.backend.find(({ id }) => id === personId);
      if (!person || !this.mailboxes.isFree(to, person)) return fail({ kind: 'email-taken' });
      this.setEmail(person, to);
      this.backend.change(() => recordCredentialChange(person, this.clock));
      this.mailboxes.invalidate('email-change', person);
      this.mailboxes.invalidate('email-undo', person, taken.value);
      this.backend.endSessions(person);
      return succeed({ email: to, resetKey: this.backend.sendEmail('reset', person, language).key });
    });
  }

  private setEmail(person: FakePerson, email: string): void {
    this.backend.change(() => {
      person.email = email;
      delete person.pendingEmail;
      delete person.pendingUntil;
    });
  }
}
