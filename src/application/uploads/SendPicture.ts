import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, type Result } from '../../domain/shared/Result';
import { Locks } from '../shared/Locks';
import type { Transfer } from '../shared/Transfer';
import { useCase } from '../useCase';
import { Pictures, type TooLarge } from './Pictures';
import { isRefusedForGood } from './refusedForGood';
import { UnsentFiles, type UnsentFile } from './UnsentFiles';

/** UP-01: one file at a time over all tabs. It is kept until it has arrived or is refused for good. */
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
      transfer.onProgress(0);
      const sent = await this.pictures.upload(file, transfer);
      if (sent.ok || isRefusedForGood(sent.error)) await this.unsent.remove(playerId, file.id);
      return sent;
    });
  }
}
