import { randomUUID } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { isUuid } from '#domain/shared/patterns';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { zipName } from '#domain/uploads/Picture';
import { fileProblem, maxFileBytes, mediaTypes } from '#domain/uploads/pictureFile';
import { uploadRefusals, maxPending, requestRefusal, uploadRefusal } from '#domain/uploads/pictureRefusals';
import type { Sandbox } from '../context';
import { base64Of, bytesIn } from '../platform/bytes';
import { refusal, type ApiError } from '../platform/errors';
import type { Api } from '../platform/http';
import { requireStorable } from '../platform/storableTexts';
import { playerApiOf, playerOf } from '../session/playerApi';
import {
  countPending,
  deletePicture,
  isUploaded,
  listPictures,
  storePicture,
  unknownPictureError,
} from './pictures';
import { PictureKey, PictureName, PlayerPictures, UploadHeaders, ZipLimit, Zipped } from './schema';
import { maxZipped, streamZip } from './zip';

const messages = {
  forbidden: 'The account may not upload images.',
  empty: 'There is no file in the field "files".',
  'too-large': `A file has at most ${maxFileBytes} bytes.`,
  unsupported: 'Only .jpg and .png are accepted.',
  full: `${maxPending} pictures are pending already.`,
} as const;

const fieldErrors = {
  empty: { errors: { files: ['error_generic'] } },
  'too-large': { errors: { files: ['error_file_size'] } },
} as const;

const uploadError = (kind: keyof typeof messages): ApiError =>
  refusal(
    uploadRefusals,
    kind,
    messages[kind],
    kind === 'empty' || kind === 'too-large' ? fieldErrors[kind] : {},
  );

const contentOf = async ({ file }: MultipartFile): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** @throws ApiError 400, code 1, for a body that is no form or ends early, which the parser reports without a status */
const readPart = async <T>(reading: Promise<T>): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    if ((error as { readonly statusCode?: unknown }).statusCode !== undefined) throw error;
    throw refusal(generalRefusals, 'malformed-request', 'The body is no complete form.');
  }
};

const addressOf = (id: string): string => `/api/assets/pictures/${id}`;

const entryOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  key: id,
  url: addressOf(id),
  name,
  thumbnailUrl: `${addressOf(id)}/thumbnail`,
});

/** Headers that make browsers treat the response as a picture only, whatever its bytes are. */
const pictureHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, max-age=3600',
} as const;

/** Routes for uploads. Registered in their own scope, because no other route accepts multipart bodies. */
export const uploadRoutes = (parent: Api, sandbox: Sandbox) =>
  parent.register(async (instance) => {
    const api = instance as unknown as Api;
    const { db, limits } = sandbox;
    const playerApi = playerApiOf(api, sandbox);
    await api.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: maxFileBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });

    playerApi.get('/api/assets/player', { response: PlayerPictures }, async (player) => {
      const { pending, approved } = await listPictures(db, player.id);
      return {
        canUploadAssets: player.can_upload_assets,
        processingMaxAllowed: maxPending,
        pendingValidation: pending.map(entryOf),
        validated: approved.map(entryOf),
      };
    });

    playerApi.post(
      '/api/assets/player',
      { headers: UploadHeaders, failures: [403, 409, 413, 415, 422] },
      async (player, request) => {
        const upload = {
          canUpload: player.can_upload_assets,
          requestBytes: Number(request.headers['content-length'] ?? 0),
        };
        const refusedEarly = requestRefusal(upload);
        if (refusedEarly) throw uploadError(refusedEarly);
        const key = request.headers['idempotency-key'] ?? randomUUID();
        limits.consume('uploadsPerPlayer', player.id, key);
        const refused = uploadRefusal({
          ...upload,
          pendingCount: await countPending(db, player.id),
          isRepetition: await isUploaded(db, player.id, key),
        });
        if (refused) throw uploadError(refused);
        const part = request.isMultipart() ? await readPart(request.file()) : undefined;
        if (part?.fieldname !== 'files') throw uploadError('empty');
        requireStorable(part.filename);
        const file = await readPart(contentOf(part));
        const size = part.file.truncated ? maxFileBytes + 1 : file.byteLength;
        const problem = fileProblem({ name: part.filename, size });
        if (problem) throw uploadError(problem);
        await storePicture(sandbox, { playerId: player.id, key, name: part.filename, file });
      },
    );

    playerApi.delete(
      '/api/assets/player/:name',
      { params: PictureName, failures: [404] },
      async ({ id }, { params: { name } }) => {
        if (!isUuid(name)) throw unknownPictureError();
        await deletePicture(db, id, name);
      },
    );

    api.post(
      '/api/assets/:limit/download-zip',
      { schema: { params: ZipLimit, body: Zipped } },
      async (request, reply) => {
        const player = await playerOf(sandbox, request);
        const limit = Math.min(Number(request.params.limit), maxZipped);
        // URLs are ignored; only the keys identify pictures.
        const keys = request.body.map(({ key }) => key).filter(isUuid);
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="${zipName}"`)
          .send(streamZip(db, player.id, keys.slice(0, limit)));
      },
    );

    const servePicture = (path: string, column: 'bytes' | 'thumbnail'): void => {
      api.get(path, { schema: { params: PictureKey } }, async (request, reply) => {
        const { key } = request.params;
        if (!isUuid(key)) throw unknownPictureError();
        const picture = await db
          .selectFrom('pictures')
          .select(['type', base64Of(column).as('base64')])
          .where('id', '=', key)
          .executeTakeFirst();
        if (!picture) throw unknownPictureError();
        return reply.headers(pictureHeaders).type(mediaTypes[picture.type]).send(bytesIn(picture.base64));
      });
    };

    // Needs no bearer token, because pages embed the pictures. The keys in the URLs cannot be guessed.
    servePicture('/api/assets/pictures/:key', 'bytes');
    servePicture('/api/assets/pictures/:key/thumbnail', 'thumbnail');
  });
