import type { AccountDeletion } from '#domain/my-data/AccountDeletion';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { AccountDeletions, type WrongPassword } from './AccountDeletions';

@useCase
export class RequestDeletion {
  constructor(
    private readonly deletions: AccountDeletions,
    private readonly page: PageLanguage,
  ) {}

  execute(password: string): Promise<Result<AccountDeletion, WrongPassword | CallFailure>> {
    return this.deletions.request(password, this.page.language);
  }
}
