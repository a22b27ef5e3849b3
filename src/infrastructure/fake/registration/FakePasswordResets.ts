import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import type { DeadKey } from '#application/registration/Activations';
import {
  PasswordResets,
  type ResetRejection,
  type ResetRequestRejection,
} from '#application/registration/PasswordResets';
import type { Language } from '#domain/language/Locale';
import type { NewCredentials, ResetInfo } from '#domain/registration/PasswordReset';
import { canResetPassword, resetRefusal, resetWaitSeconds } from '#domain/registration/registrationRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { isEmail, isNewPassword } from '#domain/shared/patterns';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { spendRecoveryCode, turnTwoFactorOff } from '../security/secondFactor';
import { applyReset } from '../security/applyReset';
import { removeWaitingReset } from '../security/waitingReset';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { refuse } from '../backend/refuse';
import { accountStatusOf } from '../backend/accountStatus';

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
      const person = this.backend.findByEmail(email);
      if (person && canResetPassword(accountStatusOf(person))) {
        this.backend.sendEmail('reset', person, language);
      }
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
    { password, disableMFA, recoveryCode }: NewCredentials,
    _language: Language,
  ): Promise<Result<void, ResetRejection>> {
    return this.api.callAnonymously((): Result<void, ResetRejection> => {
      if (!isNewPassword(password)) return refuse(generalRefusals, 'malformed-request');
      const owner = this.backend.findKeyOwner('reset', key);
      if (!owner) return fail({ kind: 'dead-key' });
      const mfaEnabled = owner.twoFactorSecret !== undefined;
      const isRightCode =
        recoveryCode === undefined ? undefined : disableMFA && spendRecoveryCode(owner, recoveryCode);
      const refused = resetRefusal({ turnsOffTwoFactor: disableMFA, mfaEnabled, isRightCode });
      if (refused) return fail({ kind: refused });
      const person = this.backend.spendKey('reset', key);
      if (!person) return fail({ kind: 'dead-key' });
      this.backend.change(() => {
        // The key proves that the player can read this mailbox.
        person.isConfirmed = true;
        applyReset(this.backend, person, password, this.clock);
        if (disableMFA) turnTwoFactorOff(person);
      });
      this.backend.endSessions(person);
      return succeed(undefined);
    });
  }

  startWait(
    key: string,
    password: string,
    _language: Language,
  ): Promise<Result<Date, DeadKey | CallFailure>> {
    return this.api.callAnonymously((): Result<Date, DeadKey | CallFailure> => {
      if (!isNewPassword(password)) return refuse(generalRefusals, 'malformed-request');
      const person = this.backend.spendKey('reset', key);
      if (!person) return fail({ kind: 'dead-key' });
      const dueAt = new Date(this.clock.now().getTime() + resetWaitSeconds * 1000);
      this.backend.change(() => {
        person.waitingPassword = password;
        person.passwordResetDueAt = dueAt.toISOString();
      });
      this.backend.sendEmail('stop-reset', person, person.language);
      return succeed(dueAt);
    });
  }

  stop(): Promise<Result<void, CallFailure>> {
    return this.api.callAsPlayer((person) => {
      this.backend.change(() => removeWaitingReset(person));
      return succeed(undefined);
    });
  }

  stopByKey(key: string): Promise<Result<void, DeadKey | CallFailure>> {
    return this.api.callAnonymously((): Result<void, DeadKey> => {
      const person = this.backend.findKeyOwner('stop-reset', key);
      if (!person) return fail({ kind: 'dead-key' });
      this.backend.change(() => removeWaitingReset(person));
      return succeed(undefined);
    });
  }
}
