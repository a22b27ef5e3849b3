import { IsBoolean, IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import type { DeadKey } from '../../../application/registration/Activations';
import { PasswordResets, type ResetRequestRejection } from '../../../application/registration/PasswordResets';
import type { Language } from '../../../domain/language/Locale';
import type { NewCredentials, ResetInfo } from '../../../domain/registration/PasswordReset';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure } from '../shared/ApiClient';
import { malformed, readAnswer } from '../shared/readAnswer';
import { asKeyFailure } from './HttpActivations';

class InfoAnswer {
  @IsString()
  @MinLength(1)
  email!: string;

  @IsBoolean()
  mfaEnabled!: boolean;
}

const malformedRequest = 1;

const pathTo = (last: string, key: string): string =>
  `/api/auth/me/reset-credentials/${encodeURIComponent(key)}/${last}`;

/** The calls under /api/auth/me/reset-credentials; only 204 is success where there is nothing to read (FP-01). */
@injectable()
export class HttpPasswordResets extends PasswordResets {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async request(email: string, language: Language): Promise<Result<void, ResetRequestRejection>> {
    const answer = await this.api.send({
      method: 'POST',
      path: '/api/auth/me/reset-credentials/request',
      query: { lang: language },
      body: { email },
    });
    if (answer.ok) return answer.value.status === 204 ? succeed(undefined) : malformed;
    const { error } = answer;
    // The e-mail is all that is sent, so it is what could not be read.
    const isRefusedEmail =
      error.kind === 'refused' && error.status === 400 && error.code === malformedRequest;
    return fail(isRefusedEmail ? { kind: 'email-invalid' } : asCallFailure(error));
  }

  async info(key: string, language: Language): Promise<Result<ResetInfo, DeadKey | CallFailure>> {
    const query = { lang: language };
    const answer = await this.api.send({ method: 'GET', path: pathTo('info', key), query });
    if (!answer.ok) return fail(asKeyFailure(answer.error));
    const info = readAnswer(InfoAnswer, answer.value.body);
    if (!info.ok) return info;
    return succeed({ email: info.value.email, mfaEnabled: info.value.mfaEnabled });
  }

  async confirm(
    key: string,
    { password, disableMFA }: NewCredentials,
    language: Language,
  ): Promise<Result<void, DeadKey | CallFailure>> {
    const answer = await this.api.send({
      method: 'PUT',
      path: pathTo('confirm', key),
      query: { lang: language },
      body: { password, disableMFA },
    });
    if (!answer.ok) return fail(asKeyFailure(answer.error));
    return answer.value.status === 204 ? succeed(undefined) : malformed;
  }
}
