import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import type { SavableFile } from '#application/shared/FileSaver';
import type { Transfer } from '#application/shared/Transfer';
import type { RuleValue } from '#application/shared/rules';
import { Pictures, type TooLarge } from '#application/uploads/Pictures';
import type { UnsentFile } from '#application/uploads/UnsentFiles';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { Picture, PlayerPictures } from '#domain/uploads/Picture';
import { mediaTypeOf, uploadName } from '#domain/uploads/pictureFile';
import { CallSender } from '../shared/CallSender';
import { requestUntilReady, withoutProgress } from '../shared/download';
import { deletePicture, listPictures, uploadPicture, zipPictures } from './calls';

type PictureAnswer = RuleValue<typeof listPictures.answer>['validated'][number];

/** Uses the last segment of the key as the name if the back end sends no names. */
const pictureFrom = ({ key, url, name, thumbnailUrl }: PictureAnswer): Picture => ({
  key,
  url,
  name: name ?? key.split('/').at(-1) ?? key,
  thumbnail: thumbnailUrl ?? url,
});

@injectable()
export class HttpPictures extends Pictures {
  constructor(
    private readonly api: CallSender,
    private readonly clock: Clock,
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

  upload(
    { id, name, content }: UnsentFile,
    transfer: Transfer,
  ): Promise<Result<void, TooLarge | CallFailure>> {
    // The media type is derived from the name, because operating systems disagree about it or report none.
    const file = { name: uploadName(name), content: content.slice(0, content.size, mediaTypeOf(name)) };
    return this.api.send(uploadPicture, { file, idempotencyKey: id, transfer });
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
}
