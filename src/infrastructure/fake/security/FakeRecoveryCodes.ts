import { injectable } from 'inversify';
import { RecoveryCodes, type TwoFactorIsOff } from '../../../application/security/RecoveryCodes';
import { Clock } from '../../../application/shared/Clock';
import {
  recoveryCodeAlphabet,
  recoveryCodesMade,
  type RecoveryCodesLeft,
} from '../../../domain/security/recoveryCode';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

/** Codes are derived from a counter, so that tests and demos are reproducible. */
const codeOf = (serial: number): string => {
  const base = recoveryCodeAlphabet.length;
  const character = (index: number): string => recoveryCodeAlphabet.charAt(index % base);
  return `FAKE${character(Math.floor(serial / base))}-CDDE${character(serial)}`;
};

@injectable()
export class FakeRecoveryCodes extends RecoveryCodes {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  make(): Promise<Result<readonly string[], TwoFactorIsOff | CallFailure>> {
    return this.api.proven((person): Result<readonly string[], TwoFactorIsOff> => {
      if (person.twoFactorSecret === undefined) return fail({ kind: 'two-factor-off' });
      const before = person.recoveryCodesMade ?? 0;
      const unused = Array.from({ length: recoveryCodesMade }, (_, nth) => codeOf(before + nth));
      this.world.change(() => {
        person.recoveryCodesMade = before + recoveryCodesMade;
        person.recoveryCodes = { unused, createdAt: this.clock.now().toISOString() };
      });
      return succeed(unused);
    });
  }

  left(): Promise<Result<RecoveryCodesLeft, CallFailure>> {
    return this.api.player(({ recoveryCodes }) =>
      succeed(
        recoveryCodes
          ? { left: recoveryCodes.unused.length, createdAt: new Date(recoveryCodes.createdAt) }
          : { left: 0 },
      ),
    );
  }
}
