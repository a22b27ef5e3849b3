import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { Passkeys } from '../devices/Passkeys';
import { RecoveryCodes } from '../security/RecoveryCodes';
import { Session } from '../session/Session';
import { useCase } from '../useCase';

/** How the account is protected. */
export interface AccountSecurity {
  /** Undefined if the player's details could not be loaded. */
  readonly isTwoFactorOn: boolean | undefined;
  /** Undefined if the back end has no passkeys. */
  readonly passkeys: number | undefined;
  /** Undefined without two-factor authentication, or if the back end has no recovery codes. */
  readonly recoveryCodes: number | undefined;
}

@useCase
export class LoadAccountSecurity {
  constructor(
    private readonly session: Session,
    private readonly passkeys: Passkeys,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly configuration: Configuration,
  ) {}

  async execute(): Promise<Result<AccountSecurity, CallFailure>> {
    const isTwoFactorOn = this.session.player?.details?.mfaEnabled;
    const [passkeys, codes] = await Promise.all([
      this.configuration.has('passkeys') ? this.passkeys.list() : undefined,
      isTwoFactorOn && this.configuration.has('recovery-codes') ? this.recoveryCodes.countLeft() : undefined,
    ]);
    if (passkeys && !passkeys.ok) return passkeys;
    if (codes && !codes.ok) return codes;
    return succeed({ isTwoFactorOn, passkeys: passkeys?.value.length, recoveryCodes: codes?.value.left });
  }
}
