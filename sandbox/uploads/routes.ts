import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isUuid } from '#domain/shared/patterns';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { fileProblem, maxFileBytes, mediaTypes } from '#domain/uploads/pictureFile';
import { uploadRefusals, maxPending, requestRefusal, uploadRefusal } from '#domain/uploads/pictureRefusals';
import type { Sandbox } from '../context';
import { acceptsAddress, issueAddress } from '../downloads/downloads';
import { base64Of, bytesIn } from '../platform/bytes';
import { refusal, type ApiError } from '../platform/errors';
import type { Api } from '../platform/http';
import { sendParted } from '../platform/partedFile';
import { requireStorable } from '../platform/storableTexts';
import type { Player } from '../platform/tables';
import { playerApiOf, playerOf } from '../session/playerApi';
import { storedLength, storePart } from './parts';
import {
  countPending,
  deletePicture,
  isUploaded,
  listPictures,
  storePicture,
  unknownPictureError,
} from './pictures';
import {
  PartOfUpload,
  PictureKey,
  PictureName,
  PlayerPictures,
  UploadHeaders,
  UploadKey,
  UploadOffset,
  ZipLimit,
  Zipped,
} from './schema';
import { pictureZip } from './zip';

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

/** @throws ApiError 400 if the request has no file */
const fileIn = async (request: FastifyRequest) => {
  const part = request.isMultipart() ? await readPart(request.file()) : undefined;
  if (part?.fieldname !== 'files') throw uploadError('empty');
  requireStorable(part.filename);
  const chunks = await readPart(part.file.toArray() as Promise<Buffer[]>);
  return { name: part.filename, file: Buffer.concat(chunks), isTruncated: part.file.truncated };
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

/** Enough for the keys and URLs of 9999 pictures. */
const maxZipRequestBytes = 4_000_000;

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

    /** @throws ApiError a refusal that needs no content of the file, or 429 */
    const requireAllowed = async (player: Player, key: string, requestBytes: number): Promise<void> => {
      const upload = { canUpload: player.can_upload_assets, requestBytes };
      const refusedEarly = requestRefusal(upload);
      if (refusedEarly) throw uploadError(refusedEarly);
      limits.consume('uploadsPerPlayer', player.id, key);
      const refused = uploadRefusal({
        ...upload,
        pendingCount: await countPending(db, player.id),
        isRepetition: await isUploaded(db, player.id, key),
      });
      if (refused) throw uploadError(refused);
    };

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
        const key = request.headers['idempotency-key'] ?? randomUUID();
        await requireAllowed(player, key, Number(request.headers['content-length'] ?? 0));
        const { name, file, isTruncated } = await fileIn(request);
        const problem = fileProblem({ name, size: isTruncated ? maxFileBytes + 1 : file.byteLength });
        if (problem) throw uploadError(problem);
        await storePicture(sandbox, { playerId: player.id, key, name, file });
      },
    );

    playerApi.get(
      '/api/assets/player/uploads/:key',
      { params: UploadKey, response: UploadOffset },
      async ({ id }, { params: { key } }) => ({ offset: await storedLength(db, id, key) }),
    );

    playerApi.post(
      '/api/assets/player/uploads/:key',
      {
        params: UploadKey,
        querystring: PartOfUpload,
        response: UploadOffset,
        failures: [403, 409, 413, 415, 422],
      },
      async (player, request) => {
        const { key } = request.params;
        const { name } = request.query;
        const size = Number(request.query.size);
        const offset = Number(request.query.offset);
        await requireAllowed(player, key, size);
        const problem = fileProblem({ name, size });
        if (problem) throw uploadError(problem);
        const { file } = await fileIn(request);
        if (file.byteLength === 0 || offset + file.byteLength > size) throw uploadError('empty');
        return { offset: await storePart(sandbox, { playerId: player.id, key, name, file, size, offset }) };
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
      { schema: { params: ZipLimit, body: Zipped }, bodyLimit: maxZipRequestBytes },
      async (request, reply) => {
        const player = await playerOf(sandbox, request);
        // URLs are ignored; only the keys identify pictures.
        const keys = request.body.map(({ key }) => key).filter(isUuid);
        const pictureIds = keys.slice(0, Number(request.params.limit));
        return acceptsAddress(request)
          ? issueAddress(sandbox, { playerId: player.id, pictureIds })
          : sendParted(request, reply, await pictureZip(db, player.id, pictureIds));
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
