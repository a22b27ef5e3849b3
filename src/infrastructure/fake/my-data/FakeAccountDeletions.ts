import { injectable } from 'inversify';
import {
  AccountDeletions,
  type DeadKeepKey,
  type WrongPassword,
} from '#application/my-data/AccountDeletions';
import { Clock } from '#application/shared/Clock';
import type { Language } from '#domain/language/Locale';
import { deletionSeconds, type AccountDeletion } from '#domain/my-data/AccountDeletion';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { isSameSecret } from '#domain/shared/spellings';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakeDeletion, FakePerson } from '../backend/people';

const deletionOf = ({ requestedAt, dueAt }: FakeDeletion): AccountDeletion => ({
  requestedAt: new Date(requestedAt),
  dueAt: new Date(dueAt),
});

@injectable()
export class FakeAccountDeletions extends AccountDeletions {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  find(): Promise<Result<AccountDeletion | undefined, CallFailure>> {
    return this.api.callAsPlayer(({ deletion }) => succeed(deletion && deletionOf(deletion)));
  }

  request(
    password: string,
    language: Language,
  ): Promise<Result<AccountDeletion, WrongPassword | CallFailure>> {
    return this.api.callAsPlayer((person): Result<AccountDeletion, WrongPassword> => {
      if (!isSameSecret(password, person.password)) return fail({ kind: 'wrong-password' });
      return succeed(deletionOf(person.deletion ?? this.begin(person, language)));
    });
  }

  keepAccount(): Promise<Result<void, CallFailure>> {
    return this.api.callAsPlayer((person) => {
      this.stop(person);
      return succeed(undefined);
    });
  }

  keepAccountByKey(key: string): Promise<Result<void, DeadKeepKey | CallFailure>> {
    return this.api.callAnonymously((): Result<void, DeadKeepKey> => {
      const person = this.backend.findKeyOwner('deletion', key);
      if (!person) return fail({ kind: 'dead-key' });
      this.stop(person);
      return succeed(undefined);
    });
  }

  private begin(person: FakePerson, language: Language): FakeDeletion {
    const now = this.clock.now().getTime();
    const deletion = {
      requestedAt: new Date(now).toISOString(),
      dueAt: new Date(now + deletionSeconds * 1000).toISOString(),
    };
    this.backend.change(() => (person.deletion = deletion));
    this.backend.sendEmail('deletion', person, language);
    return deletion;
  }

  private stop(person: FakePerson): void {
    this.backend.change(() => {
      delete person.deletion;
    });
  }
}
