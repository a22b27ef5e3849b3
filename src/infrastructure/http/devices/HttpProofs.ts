import { injectable } from 'inversify';
import { Proofs, type WrongProof } from '#application/devices/Proofs';
import type { Proof } from '#domain/devices/Proof';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { proveIdentity } from './calls';

@injectable()
export class HttpProofs extends Proofs {
  constructor(private readonly api: CallSender) {
    super();
  }

  submit(proof: Proof): Promise<Result<void, WrongProof | CallFailure>> {
    return this.api.send(proveIdentity, { body: bodyOf(proof) });
  }
}

const bodyOf = (proof: Proof) => {
  switch (proof.kind) {
    case 'password':
      return { password: proof.password };
    case 'code':
      return { otp: proof.otp };
    case 'passkey':
      return { passkey: proof.assertion };
  }
};
