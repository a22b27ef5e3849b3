import type { Proof } from '#domain/devices/Proof';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isTwoFactorCode } from '#domain/shared/patterns';
import { fail, type Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { Proofs, type WrongProof } from './Proofs';

export type ProofProblem =
  { readonly kind: 'password-required' } | { readonly kind: 'code-incomplete' } | WrongProof | CallFailure;

/** Validates that the credential is complete and sends it. */
@useCase
export class ProveIdentity {
  constructor(private readonly proofs: Proofs) {}

  async execute(proof: Proof): Promise<Result<void, ProofProblem>> {
    if (proof.kind === 'password' && proof.password === '') return fail({ kind: 'password-required' });
    if (proof.kind === 'code' && !isTwoFactorCode(proof.otp)) return fail({ kind: 'code-incomplete' });
    return this.proofs.submit(proof);
  }
}
