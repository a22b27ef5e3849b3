import { MatchersV3 } from '@pact-foundation/pact';
import type { Transfer } from '#application/shared/Transfer';
import { Pictures } from '#application/uploads/Pictures';
import { deletePicture, listPictures, uploadPicture } from '#infrastructure/http/uploads/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { examplePng, exampleUpload } from '../support/exampleValues';
import { freshUuid, fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const { pictureKey, pendingPictureKey, uploadKey } = examples;

const site = (url: string): Pictures => signedInSiteAt(url).get(Pictures);

const path = '/api/assets/player';

const transfer = (): Transfer => ({ signal: new AbortController().signal, onProgress: () => undefined });

describe('a player’s pictures', () => {
  const description = 'for the uploaded pictures';
  const request: Interaction['request'] = { method: 'GET', path, headers: bearer };

  it('UP-01 lists the pending and approved pictures', async () => {
    const entry = (state: string, key: string) => ({
      key: stateValue(`\${${state}}`, key),
      url: '/pictures/sign',
      name: 'sign.png',
      thumbnailUrl: '/pictures/sign/thumbnail',
    });
    const response = responseOf(listPictures, {
      canUploadAssets: exactly(true),
      processingMaxAllowed: 5,
      pendingValidation: [entry('pendingPictureKey', pendingPictureKey)],
      validated: [entry('pictureKey', pictureKey)],
    });
    const given = 'a player with pictures exists';
    const result = await addInteraction({ given, description, request, response }, (url) => site(url).list());
    expect(result).toMatchObject({
      value: { canUpload: true, maxPending: 5, approved: [{ key: pictureKey, name: 'sign.png' }] },
    });
  });

  it('UP-01 returns empty lists when nothing has been uploaded', async () => {
    const given = 'a signed-in player exists';
    const response = responseOf(listPictures, {
      canUploadAssets: exactly(false),
      processingMaxAllowed: 5,
      pendingValidation: [],
      validated: [],
    });
    const result = await addInteraction({ given, description, request, response }, (url) => site(url).list());
    expect(result).toMatchObject({ value: { canUpload: false, pending: [], approved: [] } });
  });

  it('UP-01 reports that the server is down', async () => {
    const down = { given: 'the server is down', description, request: { method: 'GET', path } } as const;
    const result = await addInteraction({ ...down, response: errorResponse(503, 50) }, (url) =>
      site(url).list(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});

/** Header of a PNG with 30,000 × 30,000 pixels, without the pixel data. */
const hugePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAABmJ/i6AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Not a PNG, although Pact detects it as one: Pact does not check the last four bytes of the signature. */
const noPng = Buffer.from('\x89PNG is a program', 'latin1');

describe('uploading a picture', () => {
  const send = (bytes: Uint8Array, id: string) => (url: string) =>
    site(url).upload({ id, name: 'sign.png', content: new Blob([new Uint8Array(bytes)]) }, transfer());

  const requestOf = (
    upload: NonNullable<Interaction['request']['upload']>,
    key: unknown = freshUuid(),
  ): Interaction['request'] => ({
    method: 'POST',
    path,
    headers: { ...bearer, 'Idempotency-Key': key as ReturnType<typeof freshUuid> },
    upload,
  });
  const png = { ...exampleUpload, field: 'files' };

  it('UP-01 accepts a picture and responds without content', async () => {
    const agreement = {
      given: 'a player who may upload pictures exists',
      description: 'to upload a picture',
      request: requestOf(png),
      response: responseOf(uploadPicture),
    };
    expect(await addInteraction(agreement, send(examplePng, uploadKey))).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each([
    ['a file that is no picture', noPng, 'image/png', 415, 340],
    ['a picture that is cut short', examplePng.subarray(0, 50), 'image/png', 422, 341],
    ['a picture of 900 million pixels', hugePng, 'image/png', 422, 342],
  ])('UP-01 rejects an upload of %s', async (what, bytes, type, status, code) => {
    const agreement = {
      given: 'a player who may upload pictures exists',
      description: `to upload ${what}`,
      request: requestOf({ ...png, bytes, type }),
      response: errorResponse(status, code),
    };
    const result = await addInteraction(agreement, send(bytes, uploadKey));
    expect(result).toEqual({ ok: false, error: { kind: 'server', status, code } });
  });

  it.each([
    ['as many pictures as may be are pending', 409, 343, freshUuid()],
    ['a signed-in player exists', 403, 113, freshUuid()],
    ['a file was sent with the upload key', 409, 345, fromProviderState('${uploadKey}', uploadKey)],
  ])('UP-01 when %s, rejects the upload', async (given, status, code, key) => {
    const agreement = {
      given,
      description: 'to upload a picture',
      request: requestOf(png, key),
      response: errorResponse(status, code),
    };
    const result = await addInteraction(agreement, send(examplePng, uploadKey));
    expect(result).toEqual({ ok: false, error: { kind: 'server', status, code } });
  });

  it('UP-01 rejects a file that is too large with code 27', async () => {
    const agreement = {
      given: 'every file is too large',
      description: 'to upload a picture',
      request: { method: 'POST', path, upload: png },
      response: errorResponse(413, 27),
    } as const;
    const result = await addInteraction(agreement, send(examplePng, uploadKey));
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 413, code: 27 } });
  });

  it('UP-01 rate-limits uploads and returns the seconds to wait', async () => {
    const agreement = {
      given: 'too many files were sent by a player',
      description: 'to upload a picture',
      request: requestOf(png),
      response: { ...errorResponse(429, 31), headers: { 'Retry-After': MatchersV3.regex(/^\d+$/, '120') } },
    };
    const result = await addInteraction(agreement, send(examplePng, uploadKey));
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});

describe('deleting a picture', () => {
  const description = 'to delete a picture';
  const request = (state: string, key: string): Interaction['request'] => ({
    method: 'DELETE',
    path: fromProviderState(`${path}/\${${state}}`, `${path}/${key}`),
    headers: bearer,
  });

  it.each([
    ['an approved', 'pictureKey', pictureKey],
    ['a pending', 'pendingPictureKey', pendingPictureKey],
  ])('UP-01 deletes %s picture of the player', async (which, state, key) => {
    const agreement = {
      given: 'a player with pictures exists',
      description: `to delete ${which} picture`,
      request: request(state, key),
      response: responseOf(deletePicture),
    };
    const result = await addInteraction(agreement, (url) => site(url).delete(key));
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('UP-01 code 344 for an already deleted picture counts as success', async () => {
    const agreement = {
      given: 'a player who may upload pictures exists',
      description,
      request: { method: 'DELETE', path: `${path}/${pictureKey}`, headers: bearer },
      response: errorResponse(404, 344),
    } as const;
    const result = await addInteraction(agreement, (url) => site(url).delete(pictureKey));
    expect(result).toEqual({ ok: true, value: undefined });
  });
});

describe('downloading pictures as a zip file', () => {
  const url = '/pictures/sign';
  const bytes = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)]);
  const response: Interaction['response'] = {
    status: 200,
    file: { type: 'application/zip', bytes: bytes.buffer },
  };
  const picture = { key: pictureKey, url, name: 'sign.png', thumbnail: url };

  it('UP-01 returns the approved pictures', async () => {
    const agreement: Interaction = {
      given: 'a player with pictures exists',
      description: 'for a zip of an approved picture',
      request: {
        method: 'POST',
        path: '/api/assets/1/download-zip',
        headers: { ...bearer, Accept: 'application/zip' },
        body: [{ url, key: fromProviderState('${pictureKey}', pictureKey) }],
      },
      response,
    };
    const result = await addInteraction(agreement, (at) => site(at).zip([picture], transfer()));
    expect(result).toMatchObject({ ok: true, value: { type: 'application/zip' } });
  });

  it('UP-01 returns a zip file even without pictures', async () => {
    const agreement: Interaction = {
      given: 'a player who may upload pictures exists',
      description: 'for a zip of nothing',
      request: {
        method: 'POST',
        path: '/api/assets/0/download-zip',
        headers: { ...bearer, Accept: 'application/zip' },
        body: [],
      },
      response,
    };
    const result = await addInteraction(agreement, (at) => site(at).zip([], transfer()));
    expect(result).toMatchObject({ ok: true, value: { type: 'application/zip' } });
  });
});
