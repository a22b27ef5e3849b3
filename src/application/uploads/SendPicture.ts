import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, type Result } from '../../domain/shared/Result';
import { Locks } from '../shared/Locks';
import type { Transfer } from '../shared/Transfer';
import { useCase } from '../useCase';
import { Pictures, type TooLarge } from './Pictures';
import { UnsentFiles, type UnsentFile } from './UnsentFiles';

/** UP-01: one file at a time over all tabs. It is kept until it has arrived. */
@useCase
export class SendPicture {
  constructor(
    private readonly pictures: Pictures,
    private readonly unsent: UnsentFiles,
    private readonly locks: Locks,
  ) {}

  execute(
    playerId: string,
    file: UnsentFile,
    transfer: Transfer,
  ): Promise<Result<void, TooLarge | CallFailure>> {
    return this.locks.exclusively('picture-upload', async () => {
      if (transfer.signal.aborted) return fail({ kind: 'offline' });
      const sent = await this.pictures.upload(file, transfer);
      if (sent.ok) await this.unsent.remove(playerId, file.id);
      return sent;
    });
  }
}
