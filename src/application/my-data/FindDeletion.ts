import type { AccountDeletion } from '#domain/my-data/AccountDeletion';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { AccountDeletions } from './AccountDeletions';

@useCase
export class FindDeletion {
  constructor(private readonly deletions: AccountDeletions) {}

  execute(): Promise<Result<AccountDeletion | undefined, CallFailure>> {
    return this.deletions.find();
  }
}
