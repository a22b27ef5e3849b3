import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import type { PasskeyFailure } from './PasskeyDevice';
import { Proofs, type WrongProof } from './Proofs';
import { GetPasskeyAssertion } from './GetPasskeyAssertion';

@useCase
export class ProveWithPasskey {
  constructor(
    private readonly getPasskeyAssertion: GetPasskeyAssertion,
    private readonly proofs: Proofs,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<void, PasskeyFailure | WrongProof | CallFailure>> {
    const used = await this.getPasskeyAssertion.execute(this.session.player?.email ?? '');
    return used.ok ? this.proofs.submit({ kind: 'passkey', assertion: used.value }) : used;
  }
}
