import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { AccountDeletions, type DeadKeepKey } from './AccountDeletions';

@useCase
export class KeepAccount {
  constructor(
    private readonly deletions: AccountDeletions,
    private readonly page: PageLanguage,
  ) {}

  execute(): Promise<Result<void, CallFailure>> {
    return this.deletions.keepAccount(this.page.language);
  }

  /** @param key key from the email that was sent to the owner of the account */
  executeByKey(key: string): Promise<Result<void, DeadKeepKey | CallFailure>> {
    return this.deletions.keepAccountByKey(key, this.page.language);
  }
}
