import { injectable } from 'inversify';
import { Proofs, type WrongProof } from '#application/devices/Proofs';
import { proofRefusals } from '#domain/devices/deviceRefusals';
import type { Proof } from '#domain/devices/Proof';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isRefusal } from '#domain/shared/Refusal';
import { fail, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { proveIdentity } from './calls';

@injectable()
export class HttpProofs extends Proofs {
  constructor(private readonly api: CallSender) {
    super();
  }

  async submit(proof: Proof): Promise<Result<void, WrongProof | CallFailure>> {
    const proved = await this.api.send(proveIdentity, { body: bodyOf(proof) });
    if (proved.ok) return proved;
    const { error } = proved;
    return fail(isRefusal(proofRefusals, error) ? { kind: 'wrong-proof' } : error);
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
