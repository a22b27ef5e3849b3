import { fail, type Result } from '#domain/shared/Result';
import { Locks } from '../shared/Locks';
import type { Transfer } from '../shared/Transfer';
import { useCase } from '../useCase';
import { Pictures, type Unreadable, type UploadRejection } from './Pictures';
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
  ): Promise<Result<void, Unreadable | UploadRejection>> {
    return this.locks.runExclusive('picture-upload', async () => {
      if (transfer.signal.aborted) return fail({ kind: 'offline' });
      transfer.onProgress(0);
      const readable = await this.readableCopy(playerId, file);
      const sent = readable
        ? await this.pictures.upload(readable, transfer)
        : fail({ kind: 'unreadable' } as const);
      if (sent.ok || isPermanentRefusal(sent.error)) await this.unsent.remove(playerId, file.id);
      return sent;
    });
  }

  /** Returns the chosen file, or its stored copy if the file on the disk has been changed or deleted. */
  private async readableCopy(playerId: string, file: UnsentFile): Promise<UnsentFile | undefined> {
    if (await canRead(file.content)) return file;
    const stored = (await this.unsent.list(playerId)).find(({ id }) => id === file.id);
    return stored && (await canRead(stored.content)) ? stored : undefined;
  }
}

const canRead = async (content: Blob): Promise<boolean> => {
  try {
    await content.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};
