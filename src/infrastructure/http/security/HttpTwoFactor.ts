import { injectable } from 'inversify';
import type { WrongPassword } from '#application/security/Passwords';
import {
  TwoFactor,
  type SetupExpired,
  type TwoFactorIsOn,
  type WrongCode,
} from '#application/security/TwoFactor';
import type { TurnOffProof, TwoFactorSetup } from '#domain/security/TwoFactor';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { beginTwoFactor, disableTwoFactor, enableTwoFactor } from './calls';

@injectable()
export class HttpTwoFactor extends TwoFactor {
  constructor(private readonly api: CallSender) {
    super();
  }

  begin(): Promise<Result<TwoFactorSetup, TwoFactorIsOn | CallFailure>> {
    return this.api.send(beginTwoFactor);
  }

  enable(code: string): Promise<Result<void, WrongCode | SetupExpired | TwoFactorIsOn | CallFailure>> {
    return this.api.send(enableTwoFactor, { body: { code } });
  }

  disable(proof: TurnOffProof): Promise<Result<void, WrongPassword | WrongCode | CallFailure>> {
    return this.api.send(disableTwoFactor, { body: proof });
  }
}
