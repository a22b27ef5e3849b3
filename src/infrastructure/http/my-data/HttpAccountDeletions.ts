import { injectable } from 'inversify';
import {
  AccountDeletions,
  type DeadKeepKey,
  type WrongPassword,
} from '#application/my-data/AccountDeletions';
import type { Language } from '#domain/language/Locale';
import type { AccountDeletion } from '#domain/my-data/AccountDeletion';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { findDeletion, keepAccount, keepAccountByKey, requestDeletion } from './calls';

const deletionOf = (answer: { requestedAt: string; dueAt: string }): AccountDeletion => ({
  requestedAt: new Date(answer.requestedAt),
  dueAt: new Date(answer.dueAt),
});

@injectable()
export class HttpAccountDeletions extends AccountDeletions {
  constructor(private readonly api: CallSender) {
    super();
  }

  async find(): Promise<Result<AccountDeletion | undefined, CallFailure>> {
    const found = await this.api.send(findDeletion);
    if (!found.ok) return found;
    const { deletion } = found.value;
    return succeed(deletion ? deletionOf(deletion) : undefined);
  }

  async request(
    password: string,
    language: Language,
  ): Promise<Result<AccountDeletion, WrongPassword | CallFailure>> {
    const requested = await this.api.send(requestDeletion, { query: { lang: language }, body: { password } });
    return requested.ok ? succeed(deletionOf(requested.value)) : requested;
  }

  keepAccount(language: Language): Promise<Result<void, CallFailure>> {
    return this.api.send(keepAccount, { query: { lang: language } });
  }

  keepAccountByKey(key: string, language: Language): Promise<Result<void, DeadKeepKey | CallFailure>> {
    return this.api.send(keepAccountByKey, { query: { lang: language }, body: { key } });
  }
}
