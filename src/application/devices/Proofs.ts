import type { Proof } from '../../domain/devices/Proof';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** The password or the code is wrong, or the passkey was not accepted. */
export interface WrongProof {
  readonly kind: 'wrong-proof';
}

/** Proves again who is signed in. */
export abstract class Proofs {
  abstract give(proof: Proof): Promise<Result<void, WrongProof | CallFailure>>;
}
