import type { NewCredentials } from '#domain/registration/PasswordReset';
import { succeed, type Result } from '#domain/shared/Result';
import { normalizeSecret } from '#domain/shared/spellings';
import { Configuration } from '../configuration/Configuration';
import { PageLanguage } from '../language/PageLanguage';
import type { BreachedPassword } from '../security/BreachedPasswords';
import { CheckNewPassword } from '../security/CheckNewPassword';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { PasswordResets, type ResetRejection } from './PasswordResets';
import { withRateLimitCode } from './withRateLimitCode';

@useCase
export class ResetPassword {
  constructor(
    private readonly resets: PasswordResets,
    private readonly session: Session,
    private readonly page: PageLanguage,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Sets a new password. The server ends all sessions of the account. The session in this browser also ends, even if it
   * belongs to another account, because the player continues at the login. A reset that turns two-factor off without a
   * recovery code waits, and changes nothing yet.
   *
   * @returns when a reset that waits takes effect; undefined if it took effect
   */
  async execute(
    key: string,
    chosen: NewCredentials,
  ): Promise<Result<Date | undefined, BreachedPassword | ResetRejection>> {
    const password = normalizeSecret(chosen.password);
    const checked = await this.checkNewPassword.execute(password);
    if (!checked.ok) return checked;
    const saved = withRateLimitCode('too-many-attempts', await this.save(key, { ...chosen, password }));
    if (saved.ok && !saved.value && this.session.player) this.session.end();
    return saved;
  }

  private async save(key: string, chosen: NewCredentials): Promise<Result<Date | undefined, ResetRejection>> {
    const { language } = this.page;
    const needsWait = chosen.disableMFA && chosen.recoveryCode === undefined;
    if (needsWait && this.configuration.has('reset-wait'))
      return this.resets.startWait(key, chosen.password, language);
    const confirmed = await this.resets.confirm(key, chosen, language);
    return confirmed.ok ? succeed(undefined) : confirmed;
  }
}
