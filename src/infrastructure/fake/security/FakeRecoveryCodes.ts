import { injectable } from 'inversify';
import { RecoveryCodes, type TwoFactorIsOff } from '#application/security/RecoveryCodes';
import { Clock } from '#application/shared/Clock';
import { recoveryCodesRefusal } from '#domain/security/securityRefusals';
import { recoveryCodeCount, type RecoveryCodesLeft } from '#domain/security/recoveryCode';
import { unambiguousCharacters } from '#domain/shared/unambiguousCharacters';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

/** Derives the code from a counter, so that tests and demos are reproducible. */
const codeOf = (serial: number): string => {
  const base = unambiguousCharacters.length;
  const character = (index: number): string => unambiguousCharacters.charAt(index % base);
  return `FAKE${character(Math.floor(serial / base))}-CDDE${character(serial)}`;
};

@injectable()
export class FakeRecoveryCodes extends RecoveryCodes {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  generate(): Promise<Result<readonly string[], TwoFactorIsOff | CallFailure>> {
    return this.api.callWithProof((person): Result<readonly string[], TwoFactorIsOff> => {
      const refused = recoveryCodesRefusal(person.twoFactorSecret !== undefined);
      if (refused) return fail({ kind: refused });
      const before = person.recoveryCodesMade ?? 0;
      const unused = Array.from({ length: recoveryCodeCount }, (_, nth) => codeOf(before + nth));
      this.backend.change(() => {
        person.recoveryCodesMade = before + recoveryCodeCount;
        person.recoveryCodes = { unused, createdAt: this.clock.now().toISOString() };
      });
      return succeed(unused);
    });
  }

  countLeft(): Promise<Result<RecoveryCodesLeft, CallFailure>> {
    return this.api.callAsPlayer(({ recoveryCodes }) =>
      succeed(
        recoveryCodes
          ? { left: recoveryCodes.unused.length, createdAt: new Date(recoveryCodes.createdAt) }
          : { left: 0 },
      ),
    );
  }
}
