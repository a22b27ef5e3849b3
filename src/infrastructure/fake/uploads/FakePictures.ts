import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import type { FileContent } from '#application/shared/FileSaver';
import type { Transfer } from '#application/shared/Transfer';
import { Pictures, type TooLarge } from '#application/uploads/Pictures';
import type { UnsentFile } from '#application/uploads/UnsentFiles';
import type { CallFailure, ServerFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Failure, type Result } from '#domain/shared/Result';
import type { Picture, PlayerPictures } from '#domain/uploads/Picture';
import { fileProblem, uniqueName, maxFileBytes, uploadName } from '#domain/uploads/pictureFile';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { isPending, type FakePicture, type FakeUploads } from '../backend/pictures';
import { bytesAt, createThumbnail } from './createThumbnail';

const maxPending = 5;

const refusal = (status: number, code: number): Failure<ServerFailure> =>
  fail({ kind: 'server', status, code });

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

const nothing: FakeUploads = { pictures: [], keys: [] };

@injectable()
export class FakePictures extends Pictures {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  list(): Promise<Result<PlayerPictures, CallFailure>> {
    return this.api.callAsPlayer(({ uploads }) => {
      const now = this.clock.now();
      const { pictures } = uploads ?? nothing;
      return succeed({
        canUpload: uploads !== undefined,
        maxPending,
        pending: pictures.filter((picture) => isPending(picture, now)).map(toPicture),
        approved: pictures.filter((picture) => !isPending(picture, now)).map(toPicture),
      });
    });
  }

  async upload(file: UnsentFile, transfer: Transfer): Promise<Result<void, TooLarge | CallFailure>> {
    transfer.onProgress(0.5);
    const isPicture = await hasPictureSignature(file.content);
    const url = isPicture ? await createThumbnail(file.content) : undefined;
    const sent = await this.api.callAsPlayer<undefined, ServerFailure>((person) => {
      const { uploads } = person;
      if (!uploads) return refusal(403, 113);
      if (uploads.keys.includes(file.id)) return succeed(undefined);
      const refused = this.refusalOf(file, uploads) ?? (isPicture ? undefined : refusal(415, 340));
      if (refused) return refused;
      if (url === undefined) return refusal(422, 341);
      this.backend.change(() => this.add(person, uploads, file, url));
      return succeed(undefined);
    });
    transfer.onProgress(1);
    return sent;
  }

  delete(key: string): Promise<Result<void, CallFailure>> {
    return this.api.callAsPlayer(({ uploads }) => {
      this.backend.change(() => {
        if (uploads) uploads.pictures = uploads.pictures.filter((picture) => picture.key !== key);
      });
      return succeed(undefined);
    });
  }

  async zip(pictures: readonly Picture[], transfer: Transfer): Promise<Result<FileContent, CallFailure>> {
    const now = this.clock.now();
    const keys = new Set(pictures.map(({ key }) => key));
    const requested = await this.api.callAsPlayer<readonly FakePicture[], never>(({ uploads = nothing }) =>
      succeed(uploads.pictures.filter((picture) => keys.has(picture.key) && !isPending(picture, now))),
    );
    if (!requested.ok) return requested;
    const { zipSync } = await import(/* webpackChunkName: "fflate" */ 'fflate');
    const files = await Promise.all(
      requested.value.map(async ({ name, url }) => [name, await bytesAt(url)] as const),
    );
    transfer.onProgress(1);
    const { buffer } = zipSync(Object.fromEntries(files), { level: 0 });
    return succeed({ type: 'application/zip', bytes: buffer as ArrayBuffer });
  }

  private refusalOf(
    { name, content }: UnsentFile,
    { pictures }: FakeUploads,
  ): Failure<ServerFailure> | undefined {
    const now = this.clock.now();
    if (pictures.filter((picture) => isPending(picture, now)).length >= maxPending) return refusal(409, 343);
    if (content.size > maxFileBytes) return refusal(413, 27);
    if (content.size === 0) return refusal(400, 1);
    return fileProblem({ name, size: content.size }) ? refusal(415, 340) : undefined;
  }

  private add(person: FakePerson, uploads: FakeUploads, { id, name }: UnsentFile, url: string): void {
    const picture: FakePicture = {
      key: `picture-${id}`,
      name: uniqueName(
        uploadName(name),
        uploads.pictures.map((other) => other.name),
      ),
      url,
      uploadedAt: this.clock.now().toISOString(),
    };
    person.uploads = { pictures: [picture, ...uploads.pictures], keys: [...uploads.keys, id] };
  }
}

const toPicture = ({ key, name, url }: FakePicture): Picture => ({ key, name, url, thumbnail: url });

const hasPictureSignature = async (content: Blob): Promise<boolean> => {
  const first = new Uint8Array(await content.slice(0, 4).arrayBuffer());
  return signatures.some((signature) => signature.every((byte, index) => first[index] === byte));
};
