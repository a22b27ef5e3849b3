import { injectable } from 'inversify';
import { Proofs, type WrongProof } from '#application/devices/Proofs';
import { Clock } from '#application/shared/Clock';
import type { Proof } from '#domain/devices/Proof';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { isSameSecret } from '#domain/shared/spellings';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { takeSecondFactor } from '../security/secondFactor';
import { ownerOfAssertion } from './assertions';

@injectable()
export class FakeProofs extends Proofs {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  submit(proof: Proof): Promise<Result<void, WrongProof | CallFailure>> {
    return this.api.callAsPlayer((person, session): Result<void, WrongProof> => {
      if (!this.isRight(person, proof)) return fail({ kind: 'wrong-proof' });
      this.backend.change(() => {
        if (session) session.provedAt = this.clock.now().toISOString();
      });
      return succeed(undefined);
    });
  }

  private isRight(person: FakePerson, proof: Proof): boolean {
    const now = this.clock.now();
    if (proof.kind === 'password') return isSameSecret(proof.password, person.password);
    if (proof.kind === 'passkey')
      return ownerOfAssertion(this.backend, proof.assertion, now)?.id === person.id;
    return person.twoFactorSecret !== undefined && takeSecondFactor(person, proof.otp, now);
  }
}
