import type { Container } from 'inversify';
import { Pictures } from '#application/uploads/Pictures';
import { succeed } from '#domain/shared/Result';
import { CallSender } from '#infrastructure/http/shared/CallSender';
import {
  deletePicture,
  findUpload,
  listPictures,
  uploadPart,
  uploadPicture,
  zipPictures,
} from '#infrastructure/http/uploads/calls';
import { examplePng, exampleUpload, unwatchedTransfer } from '../support/exampleValues';
import {
  describeInteractions,
  outage,
  rateLimit,
  rejects,
  succeeds,
  withoutState,
} from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, stateValue } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { pictureKey, pendingPictureKey, uploadKey } = examples;
const requirement = 'UP-01';
const withPictures = 'a player with pictures exists';
const uploader = 'a player who may upload pictures exists';
const signedIn = 'a signed-in player exists';

const picture = { name: 'sign.png', url: '/pictures/sign' };
const thumbnail = '/pictures/sign/thumbnail';
const answered = (state: string, key: string) => ({
  key: stateValue(`\${${state}}`, key),
  url: picture.url,
  name: picture.name,
  thumbnailUrl: thumbnail,
});

describeInteractions(
  listPictures,
  { requirement, description: 'for the uploaded pictures', send: (site) => site.get(Pictures).list() },
  [
    [
      withPictures,
      succeeds(
        {
          canUpload: true,
          maxPending: 5,
          pending: [{ key: pendingPictureKey, ...picture, thumbnail }],
          approved: [{ key: pictureKey, ...picture, thumbnail }],
        },
        {
          canUploadAssets: exactly(true),
          processingMaxAllowed: 5,
          pendingValidation: [answered('pendingPictureKey', pendingPictureKey)],
          validated: [answered('pictureKey', pictureKey)],
        },
      ),
    ],
    [
      signedIn,
      succeeds(
        { canUpload: false, maxPending: 5, pending: [], approved: [] },
        { canUploadAssets: exactly(false), processingMaxAllowed: 5, pendingValidation: [], validated: [] },
      ),
    ],
    ['the server is down', outage],
  ],
);

/** Header of a PNG with 30,000 × 30,000 pixels, without the pixel data. */
const hugePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAABmJ/i6AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Not a PNG, although Pact detects it as one: Pact does not check the last four bytes of the signature. */
const noPng = Buffer.from('\x89PNG is a program', 'latin1');

const upload = (bytes: Uint8Array<ArrayBuffer>) => ({
  request: () => ({ upload: { ...exampleUpload, bytes } }),
  send: (site: Container) =>
    site
      .get(Pictures)
      .upload({ id: uploadKey, name: exampleUpload.name, content: new Blob([bytes]) }, unwatchedTransfer()),
});

describeInteractions(
  uploadPicture,
  { requirement, description: 'to upload a picture', ...upload(examplePng) },
  [
    [uploader, succeeds()],
    [
      uploader,
      rejects(415, 340, 'unsupported'),
      { description: 'to upload a file that is no picture', ...upload(noPng) },
    ],
    [
      uploader,
      rejects(422, 341, 'damaged'),
      { description: 'to upload a picture that is cut short', ...upload(examplePng.subarray(0, 50)) },
    ],
    [
      uploader,
      rejects(422, 342, 'too-many-pixels'),
      { description: 'to upload a picture of 900 million pixels', ...upload(hugePng) },
    ],
    ['as many pictures as may be are pending', rejects(409, 343, 'full')],
    [signedIn, rejects(403, 113, 'forbidden')],
    [
      'a file was sent with the upload key',
      rejects(409, 345, 'key-used'),
      { request: () => ({ upload: exampleUpload, idempotencyKey: supplied('uploadKey') }) },
    ],
    ['every file is too large', withoutState(rejects(413, 27, 'too-large'))],
    ['too many files were sent by a player', rateLimit],
  ],
);

const uploadOf = (file: Uint8Array<ArrayBuffer>, size = file.byteLength) => {
  const query = { name: exampleUpload.name, size, offset: 0 };
  return {
    request: () => ({ path: { uploadKey }, query, upload: { ...exampleUpload, bytes: file } }),
    send: (site: Container) =>
      site.get(CallSender).send(uploadPart, {
        path: { uploadKey },
        query,
        file: { name: exampleUpload.name, content: new Blob([file], { type: exampleUpload.type }) },
        transfer: unwatchedTransfer(),
      }),
  };
};

const offset = examplePng.byteLength;

describeInteractions(
  uploadPart,
  { requirement, description: 'to upload the only part of a picture', ...uploadOf(examplePng) },
  [
    [uploader, succeeds({ offset }, { offset: exactly(offset) })],
    [
      uploader,
      succeeds({ offset }, { offset: exactly(offset) }),
      { description: 'to upload the first part of a picture', ...uploadOf(examplePng, 1000) },
    ],
    [
      uploader,
      rejects(415, 340, 'unsupported'),
      { description: 'to upload a part of no picture', ...uploadOf(noPng) },
    ],
    [
      uploader,
      rejects(413, 27, 'too-large'),
      { description: 'to upload a part of a large picture', ...uploadOf(examplePng, 5_000_001) },
    ],
    ['as many pictures as may be are pending', rejects(409, 343, 'full')],
    [signedIn, rejects(403, 113, 'forbidden')],
    ['too many files were sent by a player', rateLimit],
  ],
);

describeInteractions(
  findUpload,
  {
    requirement,
    description: 'for the state of an upload',
    values: { uploadKey: supplied('uploadKey') },
    request: (path) => ({ path }),
    send: (site, path) => site.get(CallSender).send(findUpload, { path }),
  },
  [
    [uploader, succeeds({ offset: 0 }, { offset: exactly(0) }), { values: { uploadKey } }],
    ['a part of a picture was sent with the upload key', succeeds({ offset: 20 }, { offset: exactly(20) })],
  ],
);

describeInteractions(
  deletePicture,
  {
    requirement,
    description: 'to delete a picture',
    values: { pictureKey: supplied('pictureKey') },
    request: (path) => ({ path }),
    send: (site, values) => site.get(Pictures).delete(values.pictureKey),
  },
  [
    [withPictures, succeeds(), { description: 'to delete an approved picture' }],
    [
      withPictures,
      succeeds(),
      { description: 'to delete a pending picture', values: { pictureKey: supplied('pendingPictureKey') } },
    ],
    // A picture that is already deleted counts as success.
    [uploader, { ...rejects(404, 344), outcome: succeed(undefined) }, { values: { pictureKey } }],
  ],
);

const url = '/api/downloads/zip';
const zip = succeeds({ url }, { url });
const { signal } = unwatchedTransfer();

describeInteractions(
  zipPictures,
  {
    requirement,
    description: 'for the address of a zip of an approved picture',
    request: () => ({ path: { limit: '1' }, body: [{ url: picture.url, key: supplied('pictureKey') }] }),
    send: (site) => site.get(Pictures).zip([{ key: pictureKey, ...picture, thumbnail: picture.url }], signal),
  },
  [
    [withPictures, zip],
    [
      uploader,
      zip,
      {
        description: 'for the address of a zip of nothing',
        request: () => ({ path: { limit: '0' }, body: [] }),
        send: (site) => site.get(Pictures).zip([], signal),
      },
    ],
  ],
);
