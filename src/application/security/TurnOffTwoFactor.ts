import type { TurnOffProof } from '#domain/security/TwoFactor';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import type { WrongPassword } from './Passwords';
import { TwoFactor, type WrongCode } from './TwoFactor';

@useCase
export class TurnOffTwoFactor {
  constructor(
    private readonly twoFactor: TwoFactor,
    private readonly session: Session,
  ) {}

  /** Turns two-factor off and reloads the player's details, so that they show the new status. */
  async execute(proof: TurnOffProof): Promise<Result<void, WrongPassword | WrongCode | CallFailure>> {
    const disabled = await this.twoFactor.disable(proof);
    if (disabled.ok) await this.session.start();
    return disabled;
  }
}
