import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import type { PasskeyNotUsed } from './PasskeyDevice';
import { Proofs, type WrongProof } from './Proofs';
import { UsePasskey } from './UsePasskey';

@useCase
export class ProveWithPasskey {
  constructor(
    private readonly usePasskey: UsePasskey,
    private readonly proofs: Proofs,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<void, PasskeyNotUsed | WrongProof | CallFailure>> {
    const used = await this.usePasskey.execute(this.session.player?.email ?? '');
    return used.ok ? this.proofs.give({ kind: 'passkey', assertion: used.value }) : used;
  }
}
