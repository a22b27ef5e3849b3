import { injectable } from 'inversify';
import type { DeadKey } from '#application/registration/Activations';
import {
  PasswordResets,
  type ResetRejection,
  type ResetRequestRejection,
} from '#application/registration/PasswordResets';
import type { Language } from '#domain/language/Locale';
import type { NewCredentials, ResetInfo } from '#domain/registration/PasswordReset';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { confirmReset, findResetKey, requestReset, startResetWait, stopReset, stopResetByKey } from './calls';

@injectable()
export class HttpPasswordResets extends PasswordResets {
  constructor(private readonly api: CallSender) {
    super();
  }

  request(email: string, language: Language): Promise<Result<void, ResetRequestRejection>> {
    return this.api.send(requestReset, { query: { lang: language }, body: { email } });
  }

  async find(key: string, language: Language): Promise<Result<ResetInfo, DeadKey | CallFailure>> {
    const values = { path: { resetKey: key }, query: { lang: language } };
    const info = await this.api.send(findResetKey, values);
    return info.ok ? succeed({ email: info.value.email, mfaEnabled: info.value.mfaEnabled }) : info;
  }

  confirm(
    key: string,
    { password, disableMFA, recoveryCode }: NewCredentials,
    language: Language,
  ): Promise<Result<void, ResetRejection>> {
    return this.api.send(confirmReset, {
      path: { resetKey: key },
      query: { lang: language },
      body: { password, disableMFA, ...(recoveryCode !== undefined && { recoveryCode }) },
    });
  }

  async startWait(
    key: string,
    password: string,
    language: Language,
  ): Promise<Result<Date, DeadKey | CallFailure>> {
    const started = await this.api.send(startResetWait, {
      path: { resetKey: key },
      query: { lang: language },
      body: { password },
    });
    return started.ok ? succeed(new Date(started.value.dueAt)) : started;
  }

  stop(language: Language): Promise<Result<void, CallFailure>> {
    return this.api.send(stopReset, { query: { lang: language } });
  }

  stopByKey(key: string, language: Language): Promise<Result<void, DeadKey | CallFailure>> {
    return this.api.send(stopResetByKey, { query: { lang: language }, body: { key } });
  }
}
