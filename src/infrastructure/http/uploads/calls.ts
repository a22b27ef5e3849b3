import {
  boolean,
  file,
  integer,
  listOf,
  noContent,
  optional,
  shape,
  text,
  webAddress,
  line,
} from '#application/shared/rules';
import { pictureRefusals } from '#domain/uploads/pictureRefusals';
import { call } from '../shared/call';

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

/** Refusals of a file keep their code, for which the error catalog has a text. */
export const uploadPicture = call({
  method: 'POST',
  path,
  as: 'player',
  upload: 'files',
  idempotencyKey: true,
  transfer: { timeoutFactor: 30 },
  answer: noContent,
  rejections: {
    other: ({ status, code }) =>
      status === 413 && code === undefined ? ({ kind: 'too-large' } as const) : undefined,
  },
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
  transfer: { timeoutFactor: 60 },
  answer: file('application/zip'),
});
