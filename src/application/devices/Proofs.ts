import type { Proof } from '#domain/devices/Proof';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** The password or code is wrong, or the passkey was rejected. */
export interface WrongProof {
  readonly kind: 'wrong-proof';
}

/** Reauthenticates the signed-in player. */
export abstract class Proofs {
  abstract submit(proof: Proof): Promise<Result<void, WrongProof | CallFailure>>;
}
