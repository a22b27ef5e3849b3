import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';
import { Locks } from '../shared/Locks';
import type { Transfer } from '../shared/Transfer';
import { useCase } from '../useCase';
import { Pictures, type TooLarge } from './Pictures';
import { isPermanentRefusal } from './isPermanentRefusal';
import { UnsentFiles, type UnsentFile } from './UnsentFiles';

/**
 * Uploads one file at a time across all tabs (UP-01). The file stays stored until it is uploaded or permanently
 * rejected.
 */
@useCase
export class UploadPicture {
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
    return this.locks.runExclusive('picture-upload', async () => {
      if (transfer.signal.aborted) return fail({ kind: 'offline' });
      transfer.onProgress(0);
      const sent = await this.pictures.upload(file, transfer);
      if (sent.ok || isPermanentRefusal(sent.error)) await this.unsent.remove(playerId, file.id);
      return sent;
    });
  }
}
