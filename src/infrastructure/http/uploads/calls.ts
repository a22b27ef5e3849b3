import {
  boolean,
  integer,
  listOf,
  noContent,
  optional,
  shape,
  text,
  webAddress,
  line,
} from '#application/shared/rules';
import { silenceFactors } from '#domain/shared/callTimeouts';
import { kindOfCode } from '#domain/shared/Refusal';
import { pictureRefusals, uploadRefusals } from '#domain/uploads/pictureRefusals';
import type { Refusal } from '../shared/ApiClient';
import { call } from '../shared/call';
import { download } from '../shared/download';

const picture = shape({
  key: text(),
  url: webAddress(),
  /** The specification does not include these two fields, so a back end may omit them. */
  name: optional(text()),
  thumbnailUrl: optional(webAddress()),
});

const path = '/api/assets/player';

export const listPictures = call({
  method: 'GET',
  path,
  as: 'player',
  answer: shape({
    canUploadAssets: boolean(),
    processingMaxAllowed: integer(0),
    pendingValidation: listOf(picture),
    validated: listOf(picture),
  }),
});

/** The code of an empty file is also that of an incomplete request, which can be retried. */
const { empty: _empty, ...fileRefusals } = uploadRefusals;

/**
 * Intermediaries between the site and the API reject large files without a code. The codes are for parts: the pact has
 * some of them only for whole files.
 */
const fileRejection = ({ status, code }: Refusal) => {
  if (code === undefined) return status === 413 ? ({ kind: 'too-large' } as const) : undefined;
  const kind = kindOfCode(fileRefusals, code);
  return kind && { kind };
};

export const uploadPicture = call({
  method: 'POST',
  path,
  as: 'player',
  upload: 'files',
  idempotencyKey: true,
  transfer: { silenceFactor: silenceFactors.transfer },
  answer: noContent,
  rejections: { refusals: fileRefusals, other: fileRejection },
});

const uploadPath = '/api/assets/player/uploads/{uploadKey}';

/** Requires the feature `resumable-uploads`. Returns how many bytes of an upload the back end has. */
export const findUpload = call({
  method: 'GET',
  path: uploadPath,
  as: 'player',
  answer: shape({ offset: integer(0) }),
});

/** Requires the feature `resumable-uploads`. The last part has the outcome of `uploadPicture`. */
export const uploadPart = call({
  method: 'POST',
  path: uploadPath,
  as: 'player',
  /** Name and size of the whole file, and the position of this part in bytes. */
  query: { name: line(1), size: integer(1), offset: integer(0) },
  upload: 'files',
  transfer: { silenceFactor: silenceFactors.transfer },
  /** How many bytes of the upload the back end has now. */
  answer: shape({ offset: integer(0) }),
  rejections: { other: fileRejection },
});

export const deletePicture = call({
  method: 'DELETE',
  path: '/api/assets/player/{pictureKey}',
  as: 'player',
  answer: noContent,
  rejections: { refusals: { gone: pictureRefusals.gone } },
});

export const zipPictures = call({
  method: 'POST',
  path: '/api/assets/{limit}/download-zip',
  as: 'player',
  body: listOf(shape({ url: line(1), key: line(1) })),
  transfer: { silenceFactor: silenceFactors.transfer },
  ...download('application/zip'),
});
