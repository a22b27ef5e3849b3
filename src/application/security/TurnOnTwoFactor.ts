import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { TwoFactor, type SetupExpired, type TwoFactorIsOn, type WrongCode } from './TwoFactor';

@useCase
export class TurnOnTwoFactor {
  constructor(
    private readonly twoFactor: TwoFactor,
    private readonly session: Session,
  ) {}

  /** Turns two-factor on and reloads the player's details, so that they show the new status. */
  async execute(code: string): Promise<Result<void, WrongCode | SetupExpired | TwoFactorIsOn | CallFailure>> {
    const enabled = await this.twoFactor.enable(code);
    if (enabled.ok || enabled.error.kind === 'two-factor-on') await this.session.start();
    return enabled;
  }
}
