import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { normalizeSecret } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import { Passwords, type PasswordChange, type RefusedPassword, type WrongPassword } from './Passwords';

@useCase
export class ChangePassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly page: PageLanguage,
  ) {}

  execute(change: PasswordChange): Promise<Result<void, WrongPassword | RefusedPassword | CallFailure>> {
    return this.passwords.change(
      { ...change, password: normalizeSecret(change.password) },
      this.page.language,
    );
  }
}
