import { call } from '../shared/call';
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
} from '../shared/rules';

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

/** The error catalog has messages for the codes 27 and 340 to 345. */
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
  rejections: { codes: { 344: { kind: 'gone' } } },
});

export const zipPictures = call({
  method: 'POST',
  path: '/api/assets/{limit}/download-zip',
  as: 'player',
  body: listOf(shape({ url: text(), key: text() })),
  transfer: { timeoutFactor: 60 },
  answer: file('application/zip'),
});
