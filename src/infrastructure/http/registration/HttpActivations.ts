import { injectable } from 'inversify';
import { Activations, type DeadKey } from '#application/registration/Activations';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { activateAccount } from './calls';

@injectable()
export class HttpActivations extends Activations {
  constructor(private readonly api: SessionlessCallSender) {
    super();
  }

  async activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>> {
    const tokens = await this.api.send(activateAccount, { path: { activationKey: key } });
    if (!tokens.ok) return tokens;
    return succeed({ token: tokens.value.token, refreshToken: tokens.value.refreshToken });
  }
}
