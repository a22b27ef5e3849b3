import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import { backEndTexts } from '#content/generated/backEndTexts';
import {
  Passwords,
  type PasswordChange,
  type RefusedPassword,
  type WrongPassword,
} from '#application/security/Passwords';
import { TokenStore } from '#application/session/TokenStore';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { isNewPassword } from '#domain/shared/patterns';
import { isSameSecret } from '#domain/shared/spellings';
import { recordCredentialChange } from '../backend/coupons';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakePasswords extends Passwords {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly tokens: TokenStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  change(
    { password, currentPassword }: PasswordChange,
    language: Language,
  ): Promise<Result<void, WrongPassword | RefusedPassword | CallFailure>> {
    return this.api.callAsPlayer((person): Result<void, WrongPassword | RefusedPassword> => {
      if (!isNewPassword(password)) {
        return fail({
          kind: 'refused-password',
          texts: [backEndTexts[language].registration.passwordInvalid],
        });
      }
      if (!isSameSecret(currentPassword, person.password)) return fail({ kind: 'wrong-password' });
      this.backend.change(() => {
        person.password = password;
        delete person.twoFactorSetup;
        recordCredentialChange(person, this.clock);
      });
      this.backend.endSessions(person, this.tokens.read()?.refreshToken);
      return succeed(undefined);
    });
  }
}
