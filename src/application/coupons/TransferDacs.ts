import { fail, type Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Dacs, type TransferRejection } from './Dacs';
import type { PreparedTransfer } from './PrepareTransfer';

@useCase
export class TransferDacs {
  constructor(
    private readonly dacs: Dacs,
    private readonly session: Session,
  ) {}

  /** @param key idempotency key, which stays the same until the server responds to the transfer */
  async execute(
    { quantity, recipient, note }: PreparedTransfer,
    key: string,
  ): Promise<Result<void, TransferRejection>> {
    const ownerId = this.session.player?.id;
    if (ownerId === undefined) return fail({ kind: 'signed-out' });
    return this.dacs.transfer({ key, ownerId, quantity, recipientId: recipient.id, note });
  }
}
