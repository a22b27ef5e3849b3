import type { Profile } from '#domain/profile/Profile';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { EmailChanges } from './EmailChanges';
import { LoadProfile } from './LoadProfile';

/**
 * Cancels a pending email change. Returns the resulting profile, because the change may have been confirmed just
 * before.
 */
@useCase
export class WithdrawEmailChange {
  constructor(
    private readonly changes: EmailChanges,
    private readonly loadProfile: LoadProfile,
  ) {}

  async execute(): Promise<Result<Profile, CallFailure>> {
    const withdrawn = await this.changes.withdraw();
    return withdrawn.ok ? this.loadProfile.execute() : withdrawn;
  }
}
