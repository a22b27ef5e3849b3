import { injectable } from 'inversify';
import type { PasskeyRefused } from '#application/devices/Passkeys';
import { PasskeySignIns } from '#application/devices/PasskeySignIns';
import { DeviceIdentity } from '#application/session/DeviceIdentity';
import type { AssertionRequest, PasskeyAssertion } from '#domain/devices/Passkey';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { requestAssertion, signInWithPasskey } from './calls';

@injectable()
export class HttpPasskeySignIns extends PasskeySignIns {
  constructor(
    private readonly api: SessionlessCallSender,
    private readonly device: DeviceIdentity,
  ) {
    super();
  }

  request(email: string): Promise<Result<AssertionRequest, CallFailure>> {
    return this.api.send(requestAssertion, { body: { email } });
  }

  async signIn(assertion: PasskeyAssertion): Promise<Result<TokenPair, PasskeyRefused | CallFailure>> {
    const body = { ...assertion, device: this.device.getOrCreateId(), source: 'WWW' };
    const tokens = await this.api.send(signInWithPasskey, { body });
    if (!tokens.ok) return tokens;
    return succeed({ token: tokens.value.accessToken, refreshToken: tokens.value.refreshToken });
  }
}
