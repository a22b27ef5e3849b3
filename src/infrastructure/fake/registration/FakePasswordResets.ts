import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import type { DeadKey } from '#application/registration/Activations';
import { PasswordResets, type ResetRequestRejection } from '#application/registration/PasswordResets';
import type { Language } from '#domain/language/Locale';
import type { NewCredentials, ResetInfo } from '#domain/registration/PasswordReset';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isEmail, isNewPassword } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { turnTwoFactorOff } from '../security/secondFactor';
import { recordCredentialChange } from '../backend/coupons';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

const malformedRequest = { kind: 'server', status: 400, code: 1 } as const;

/** Accepts unknown email addresses, as the API does. */
@injectable()
export class FakePasswordResets extends PasswordResets {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  request(email: string, language: Language): Promise<Result<void, ResetRequestRejection>> {
    return this.api.callAnonymously((): Result<void, ResetRequestRejection> => {
      if (!isEmail(email)) return fail({ kind: 'email-invalid' });
      const person = this.backend.find((known) => known.email === email.toLowerCase());
      if (person) this.backend.sendEmail('reset', person, language);
      return succeed(undefined);
    });
  }

  find(key: string, _language: Language): Promise<Result<ResetInfo, DeadKey | CallFailure>> {
    return this.api.callAnonymously((): Result<ResetInfo, DeadKey> => {
      const person = this.backend.findKeyOwner('reset', key);
      if (!person) return fail({ kind: 'dead-key' });
      return succeed({ email: person.email, mfaEnabled: person.twoFactorSecret !== undefined });
    });
  }

  confirm(
    key: string,
    { password, disableMFA }: NewCredentials,
    _language: Language,
  ): Promise<Result<void, DeadKey | CallFailure>> {
    return this.api.callAnonymously((): Result<void, DeadKey | CallFailure> => {
      if (!isNewPassword(password)) return fail(malformedRequest);
      const person = this.backend.spendKey('reset', key);
      if (!person) return fail({ kind: 'dead-key' });
      this.backend.change(() => {
        person.password = password;
        // The key proves that the player can read this mailbox.
        person.isConfirmed = true;
        if (disableMFA) turnTwoFactorOff(person);
        recordCredentialChange(person, this.clock);
      });
      this.backend.endSessions(person);
      return succeed(undefined);
    });
  }
}
