import { injectable } from 'inversify';
import { Clock } from '../../../application/shared/Clock';
import {
  EmailChanges,
  type EmailKeyProblem,
  type UndoneEmailChange,
} from '../../../application/profile/EmailChanges';
import type { Language } from '../../../domain/language/Locale';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { noteCredentialChange } from '../world/coupons';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';
import type { FakePerson } from '../world/people';
import { FakeMailboxes } from './FakeMailboxes';

@injectable()
export class FakeEmailChanges extends EmailChanges {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly mailboxes: FakeMailboxes,
    private readonly clock: Clock,
  ) {
    super();
  }

  withdraw(): Promise<Result<void, CallFailure>> {
    return this.api.player((person): Result<void, never> => {
      this.move(person, person.email);
      this.mailboxes.replace('email-change', person);
      return succeed(undefined);
    });
  }

  checkUndo(key: string): Promise<Result<void, EmailKeyProblem | CallFailure>> {
    return this.api.anyone((): Result<void, EmailKeyProblem> => {
      const found = this.mailboxes.find('email-undo', key);
      return found.ok ? succeed(undefined) : found;
    });
  }

  confirm(key: string, language: Language): Promise<Result<void, EmailKeyProblem | CallFailure>> {
    return this.api.player((person): Result<void, EmailKeyProblem> => {
      const taken = this.mailboxes.take('email-change', key, person);
      if (!taken.ok) return taken;
      const { to } = taken.value;
      if (!this.mailboxes.isFree(to, person)) {
        this.move(person, person.email);
        return fail({ kind: 'email-taken' });
      }
      const before = person.email;
      this.move(person, to);
      this.world.change(() => noteCredentialChange(person, this.clock));
      this.mailboxes.tellOld(person, before, language);
      return succeed(undefined);
    });
  }

  undo(key: string, language: Language): Promise<Result<UndoneEmailChange, EmailKeyProblem | CallFailure>> {
    return this.api.anyone<UndoneEmailChange, EmailKeyProblem>(() => {
      const taken = this.mailboxes.take('email-undo', key);
      if (!taken.ok) return taken;
      const { personId, to } = taken.value;
      const person = this.world.find(({ id }) => id === personId);
      if (!person || !this.mailboxes.isFree(to, person)) return fail({ kind: 'email-taken' });
      this.move(person, to);
      this.world.change(() => noteCredentialChange(person, this.clock));
      this.mailboxes.replace('email-change', person);
      this.mailboxes.replace('email-undo', person, taken.value);
      this.world.endSessions(person);
      return succeed({ email: to, resetKey: this.world.sendEmail('reset', person, language).key });
    });
  }

  private move(person: FakePerson, email: string): void {
    this.world.change(() => {
      person.email = email;
      delete person.pendingEmail;
      delete person.pendingUntil;
    });
  }
}
