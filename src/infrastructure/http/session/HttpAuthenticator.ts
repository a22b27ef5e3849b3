import { IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import {
  Authenticator,
  type RefreshRefused,
  type SignInRejection,
} from '../../../application/session/Authenticator';
import { DeviceIdentity } from '../../../application/session/DeviceIdentity';
import type { Credentials } from '../../../domain/session/Credentials';
import type { TokenPair } from '../../../domain/session/TokenPair';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure } from '../shared/ApiClient';
import { bearer } from '../shared/AuthorisedApi';
import { readAnswer } from '../shared/readAnswer';

class SignInAnswer {
  @IsString()
  @MinLength(1)
  accessToken!: string;

  @IsString()
  @MinLength(1)
  refreshToken!: string;
}

class RefreshAnswer {
  @IsString()
  @MinLength(1)
  token!: string;

  @IsString()
  @MinLength(1)
  refreshToken!: string;
}

/** POST /api/auth/login: server code to rejection; the others stay `server` and are looked up by code. */
const signInRejections: Readonly<Record<number, SignInRejection>> = {
  107: { kind: 'two-factor' },
  109: { kind: 'unconfirmed' },
};

/** The sign-in calls of the API (SE-06). */
@injectable()
export class HttpAuthenticator extends Authenticator {
  constructor(
    private readonly api: ApiClient,
    private readonly device: DeviceIdentity,
  ) {
    super();
  }

  async signIn(credentials: Credentials): Promise<Result<TokenPair, SignInRejection>> {
    const { email, password, otp } = credentials;
    const answer = await this.api.send({
      method: 'POST',
      path: '/api/auth/login',
      body: { email, password, otp, device: this.device.id(), source: 'WWW' },
    });
    if (!answer.ok) {
      const { error } = answer;
      const named =
        error.kind === 'refused' && error.status === 400 ? signInRejections[error.code ?? 0] : undefined;
      return fail(named ?? asCallFailure(error));
    }
    const tokens = readAnswer(SignInAnswer, answer.value.body);
    if (!tokens.ok) return tokens;
    return succeed({ token: tokens.value.accessToken, refreshToken: tokens.value.refreshToken });
  }

  async refresh(held: TokenPair): Promise<Result<TokenPair, RefreshRefused | CallFailure>> {
    const answer = await this.api.send({
      method: 'POST',
      path: '/api/auth/refresh',
      body: { token: held.refreshToken },
      headers: bearer(held.token),
    });
    if (!answer.ok) {
      const refused = answer.error.kind === 'refused' && answer.error.status < 500;
      return fail(refused ? { kind: 'refresh-refused' } : asCallFailure(answer.error));
    }
    const tokens = readAnswer(RefreshAnswer, answer.value.body);
    if (!tokens.ok) return tokens;
    return succeed({ token: tokens.value.token, refreshToken: tokens.value.refreshToken });
  }
}
