import type { NewCredentials, ResetInfo } from '#domain/registration/PasswordReset';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import type { BreachedPassword } from '../security/BreachedPasswords';
import { CheckNewPassword } from '../security/CheckNewPassword';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import type { DeadKey } from './Activations';
import { PasswordResets } from './PasswordResets';
import { tooManyAttemptsCode, withRateLimitCode } from './withRateLimitCode';

@useCase
export class ResetPassword {
  constructor(
    private readonly resets: PasswordResets,
    private readonly session: Session,
    private readonly page: PageLanguage,
    private readonly checkNewPassword: CheckNewPassword,
  ) {}

  /**
   * Sets a new password. The server ends all sessions of the account, so the session in this browser is ended too if it
   * belongs to the account.
   */
  async execute(
    key: string,
    chosen: NewCredentials,
    { email }: ResetInfo,
  ): Promise<Result<void, BreachedPassword | DeadKey | CallFailure>> {
    const checked = await this.checkNewPassword.execute(chosen.password);
    if (!checked.ok) return checked;
    const { language } = this.page;
    const confirmed = withRateLimitCode(
      tooManyAttemptsCode,
      await this.resets.confirm(key, chosen, language),
    );
    const isOwn = this.session.player?.email.toLowerCase() === email.toLowerCase();
    if (confirmed.ok && isOwn) this.session.end();
    return confirmed;
  }
}
