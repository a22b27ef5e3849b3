import { injectable } from 'inversify';
import { Authenticator, type RefreshRefused, type SignInRejection } from '#application/session/Authenticator';
import { DeviceIdentity } from '#application/session/DeviceIdentity';
import type { Credentials } from '#domain/session/Credentials';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { refreshTokens, signIn, signOut } from './calls';

@injectable()
export class HttpAuthenticator extends Authenticator {
  constructor(
    private readonly api: SessionlessCallSender,
    private readonly device: DeviceIdentity,
  ) {
    super();
  }

  async signIn({ email, password, otp }: Credentials): Promise<Result<TokenPair, SignInRejection>> {
    const body = { email, password, otp, device: this.device.getOrCreateId(), source: 'WWW' };
    const tokens = await this.api.send(signIn, { body });
    if (!tokens.ok) return tokens;
    return succeed({ token: tokens.value.accessToken, refreshToken: tokens.value.refreshToken });
  }

  async refresh(held: TokenPair): Promise<Result<TokenPair, RefreshRefused | CallFailure>> {
    const body = { token: held.refreshToken };
    const tokens = await this.api.send(refreshTokens, { body, bearer: held.token });
    if (!tokens.ok) return tokens;
    return succeed({ token: tokens.value.token, refreshToken: tokens.value.refreshToken });
  }

  signOut(refreshToken: string): Promise<Result<void, CallFailure>> {
    return this.api.send(signOut, { body: { token: refreshToken } });
  }
}
