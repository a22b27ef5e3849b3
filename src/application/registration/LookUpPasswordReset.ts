import type { ResetInfo } from '#domain/registration/PasswordReset';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import type { DeadKey } from './Activations';
import { PasswordResets } from './PasswordResets';
import { withRateLimitCode } from './withRateLimitCode';

/** Looks up the account whose password can be changed with the key from a reset email (FP-01). */
@useCase
export class LookUpPasswordReset {
  constructor(
    private readonly resets: PasswordResets,
    private readonly page: PageLanguage,
  ) {}

  async execute(key: string): Promise<Result<ResetInfo, DeadKey | CallFailure>> {
    const { language } = this.page;
    return withRateLimitCode('too-many-attempts', await this.resets.find(key, language));
  }
}
