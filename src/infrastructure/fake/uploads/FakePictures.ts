import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import type { FileContent } from '#application/shared/FileSaver';
import type { Transfer } from '#application/shared/Transfer';
import { Pictures, type UploadRejection } from '#application/uploads/Pictures';
import type { UnsentFile } from '#application/uploads/UnsentFiles';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { Picture, PlayerPictures } from '#domain/uploads/Picture';
import { fileProblem, type FileProblem, uniqueName, uploadName } from '#domain/uploads/pictureFile';
import { maxPending, uploadRefusal, uploadRefusals } from '#domain/uploads/pictureRefusals';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { isPending, type FakePicture, type FakeUploads } from '../backend/pictures';
import { refuse } from '../backend/refuse';
import { bytesAt, createThumbnail } from './createThumbnail';

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

const nothing: FakeUploads = { pictures: [], keys: {} };

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

  async upload(file: UnsentFile, transfer: Transfer): Promise<Result<void, UploadRejection>> {
    transfer.onProgress(0.5);
    const hash = await hashOf(file.content);
    const isPicture = await hasPictureSignature(file.content);
    const url = isPicture ? await createThumbnail(file.content) : undefined;
    const sent = await this.api.callAsPlayer<undefined, UploadRejection>((person) => {
      const { uploads } = person;
      const refused = this.refusalOf(file, uploads);
      if (refused === 'empty') return refuse(uploadRefusals, refused);
      if (!uploads || refused) return fail({ kind: refused ?? 'forbidden' });
      const known = uploads.keys[file.id];
      if (known !== undefined) return known === hash ? succeed(undefined) : fail({ kind: 'key-used' });
      if (!isPicture) return fail({ kind: 'unsupported' });
      if (url === undefined) return fail({ kind: 'damaged' });
      this.backend.change(() => this.add(person, uploads, file, { url, hash }));
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

  async zip(pictures: readonly Picture[]): Promise<Result<FileContent, CallFailure>> {
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
    const { buffer } = zipSync(Object.fromEntries(files), { level: 0 });
    return succeed({ type: 'application/zip', bytes: buffer as ArrayBuffer });
  }

  private refusalOf(
    { id, name, content: { size } }: UnsentFile,
    uploads: FakeUploads | undefined,
  ): 'forbidden' | 'full' | FileProblem | undefined {
    const now = this.clock.now();
    const { pictures, keys } = uploads ?? nothing;
    const facts = {
      canUpload: uploads !== undefined,
      requestBytes: size,
      pendingCount: pictures.filter((picture) => isPending(picture, now)).length,
      isRepetition: id in keys,
    };
    return uploadRefusal(facts) ?? fileProblem({ name, size });
  }

  private add(
    person: FakePerson,
    uploads: FakeUploads,
    { id, name }: UnsentFile,
    { url, hash }: { readonly url: string; readonly hash: number },
  ): void {
    const picture: FakePicture = {
      key: `picture-${id}`,
      name: uniqueName(
        uploadName(name),
        uploads.pictures.map((other) => other.name),
      ),
      url,
      uploadedAt: this.clock.now().toISOString(),
    };
    person.uploads = { pictures: [picture, ...uploads.pictures], keys: { ...uploads.keys, [id]: hash } };
  }
}

const toPicture = ({ key, name, url }: FakePicture): Picture => ({ key, name, url, thumbnail: url });

const hashOf = async (content: Blob): Promise<number> =>
  new Uint8Array(await content.arrayBuffer()).reduce((hash, byte) => (hash * 31 + byte) | 0, 0);

const hasPictureSignature = async (content: Blob): Promise<boolean> => {
  const first = new Uint8Array(await content.slice(0, 4).arrayBuffer());
  return signatures.some((signature) => signature.every((byte, index) => first[index] === byte));
};
