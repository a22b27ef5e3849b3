import { injectable } from 'inversify';
import { Configuration } from '#application/configuration/Configuration';
import { Clock } from '#application/shared/Clock';
import type { SavableFile } from '#application/shared/FileSaver';
import type { Transfer } from '#application/shared/Transfer';
import type { RuleValue } from '#application/shared/rules';
import { Pictures, type UploadRejection } from '#application/uploads/Pictures';
import type { UnsentFile } from '#application/uploads/UnsentFiles';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { Picture, PlayerPictures } from '#domain/uploads/Picture';
import { mediaTypeOf, uploadName } from '#domain/uploads/pictureFile';
import { CallSender } from '../shared/CallSender';
import { requestUntilReady, withoutProgress } from '../shared/download';
import { deletePicture, findUpload, listPictures, uploadPart, uploadPicture, zipPictures } from './calls';

type PictureAnswer = RuleValue<typeof listPictures.answer>['validated'][number];

/** Uses the last segment of the key as the name if the back end sends no names. */
const pictureFrom = ({ key, url, name, thumbnailUrl }: PictureAnswer): Picture => ({
  key,
  url,
  name: name ?? key.split('/').at(-1) ?? key,
  thumbnail: thumbnailUrl ?? url,
});

/** Larger files are sent in parts of this size. After a lost connection, at most one part is sent again. */
const partBytes = 256 * 1024;

/** The media type is derived from the name, because operating systems disagree about it or report none. */
const partOf = (name: string, content: Blob, start: number, end: number) => ({
  name: uploadName(name),
  content: content.slice(start, end, mediaTypeOf(name)),
});

@injectable()
export class HttpPictures extends Pictures {
  constructor(
    private readonly api: CallSender,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  async list(): Promise<Result<PlayerPictures, CallFailure>> {
    const listed = await this.api.send(listPictures);
    if (!listed.ok) return listed;
    const { canUploadAssets, processingMaxAllowed, pendingValidation, validated } = listed.value;
    return succeed({
      canUpload: canUploadAssets,
      maxPending: processingMaxAllowed,
      pending: pendingValidation.map(pictureFrom),
      approved: validated.map(pictureFrom),
    });
  }

  upload(file: UnsentFile, transfer: Transfer): Promise<Result<void, UploadRejection>> {
    const { id, name, content } = file;
    if (content.size > partBytes && this.configuration.has('resumable-uploads')) {
      return this.uploadParts(file, transfer);
    }
    return this.api.send(uploadPicture, {
      file: partOf(name, content, 0, content.size),
      idempotencyKey: id,
      transfer,
    });
  }

  async delete(key: string): Promise<Result<void, CallFailure>> {
    const deleted = await this.api.send(deletePicture, { path: { pictureKey: key } });
    if (deleted.ok) return deleted;
    return deleted.error.kind === 'gone' ? succeed(undefined) : fail(deleted.error);
  }

  zip(pictures: readonly Picture[], signal: AbortSignal): Promise<Result<SavableFile, CallFailure>> {
    const values = {
      path: { limit: String(pictures.length) },
      body: pictures.map(({ url, key }) => ({ url, key })),
      transfer: withoutProgress(signal),
    };
    return requestUntilReady(() => this.api.send(zipPictures, values), signal, this.clock);
  }

  /** Sends the parts that the back end does not have yet. */
  private async uploadParts(
    { id: uploadKey, name, content }: UnsentFile,
    { signal, onProgress }: Transfer,
  ): Promise<Result<void, UploadRejection>> {
    const { size } = content;
    const path = { uploadKey };
    const found = await this.api.send(findUpload, { path });
    if (!found.ok) return found;
    let { offset } = found.value;
    while (offset < size) {
      const part = partOf(name, content, offset, offset + partBytes);
      const share = (sent = 0): void => onProgress((offset + sent * part.content.size) / size);
      const sent = await this.api.send(uploadPart, {
        path,
        query: { name: part.name, size, offset },
        file: part,
        transfer: { signal, onProgress: share },
      });
      if (!sent.ok) return sent;
      // The back end has lost earlier parts, or does not count them.
      if (sent.value.offset <= offset) return fail({ kind: 'malformed' });
      offset = sent.value.offset;
    }
    return succeed(undefined);
  }
}
