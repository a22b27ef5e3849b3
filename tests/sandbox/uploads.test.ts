import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { streamParts } from '#sandbox/platform/partedFile';
import { pictureZip } from '#sandbox/uploads/zip';
import { Client, type ClientResponse, type TestPlayer } from './client';
import { emailsTo } from './emails';
import {
  jpegFile,
  jpegWithExif,
  padFile,
  pngFile,
  pngClaimingSize,
  programFile,
  svgFile,
} from './pictureFiles';
import { resetSandbox } from './sharedSandboxes';

let url: string;
let client: Client;

beforeAll(async () => {
  url = await resetSandbox();
  client = new Client(url);
});

interface Entry {
  readonly key: string;
  readonly url: string;
  readonly name: string;
  readonly thumbnailUrl: string;
}

interface Pictures {
  readonly canUploadAssets: boolean;
  readonly processingMaxAllowed: number;
  readonly pendingValidation: readonly Entry[];
  readonly validated: readonly Entry[];
}

const createUploader = (pictures = {}): Promise<TestPlayer> => client.createPlayer({ pictures });

const send = async (
  { accessToken }: Pick<TestPlayer, 'accessToken'>,
  file: Buffer,
  { name = 'sign.png', key = randomUUID(), field = 'files' } = {},
): Promise<Pick<ClientResponse, 'status' | 'body'>> => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)]), name);
  const response = await fetch(`${url}/api/assets/player`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': key },
    body: form,
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
};

const listOf = async ({ accessToken }: TestPlayer): Promise<Pictures> =>
  (await client.get('/api/assets/player', accessToken)).body as Pictures;

const bytesAt = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url + path)).arrayBuffer());

const decide = (key: string, decision: string): Promise<ClientResponse> =>
  client.call('POST', `/sandbox/pictures/${key}`, { body: { decision } });

const remove = ({ accessToken }: TestPlayer, key: string): Promise<ClientResponse> =>
  client.call('DELETE', `/api/assets/player/${key}`, { token: accessToken });

const zip = ({ accessToken }: TestPlayer, entries: readonly unknown[], limit = entries.length) =>
  fetch(`${url}/api/assets/${limit}/download-zip`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(entries),
  });

const unzip = async (response: Response): Promise<Record<string, Uint8Array>> =>
  unzipSync(new Uint8Array(await response.arrayBuffer()));

it('UP-01 a picture is pending until approved, and its owner is notified', async () => {
  const player = await createUploader();
  expect(await listOf(player)).toEqual({
    canUploadAssets: true,
    processingMaxAllowed: 5,
    pendingValidation: [],
    validated: [],
  });
  expect((await send(player, await jpegFile(), { name: 'My ship.jpg' })).status).toBe(204);
  const [pending] = (await listOf(player)).pendingValidation;
  expect(pending).toMatchObject({ name: 'My ship.jpg' });
  expect((await decide(pending?.key ?? '', 'approved')).status).toBe(204);
  expect(await listOf(player)).toMatchObject({ pendingValidation: [], validated: [pending] });
  const [email] = await emailsTo(client, player.email);
  expect(email?.subject).toBe('Your picture has been approved');
  expect(email?.text).toContain('My ship.jpg');
});

it('UP-01 rejecting a picture deletes it and notifies its owner; a second decision fails', async () => {
  const player = await client.createPlayer({ language: 'de', pictures: { pending: 1 } });
  const [pending] = (await listOf(player)).pendingValidation;
  const key = pending?.key ?? '';
  expect((await decide(key, 'rejected')).status).toBe(204);
  expect((await decide(key, 'approved')).body).toMatchObject({ code: 344 });
  expect(await listOf(player)).toMatchObject({ pendingValidation: [], validated: [] });
  expect((await emailsTo(client, player.email)).map(({ subject }) => subject)).toEqual([
    'Dein Bild wurde nicht freigegeben',
  ]);
});

it.each<[string, () => Buffer | Promise<Buffer>, string, number, number]>([
  ['a program named .png', programFile, 'a.png', 415, 340],
  ['a program', programFile, 'a.exe', 415, 340],
  ['a picture named .exe', pngFile, 'a.exe', 415, 340],
  ['an SVG named .png', svgFile, 'a.png', 415, 340],
  ['a truncated PNG', async () => (await pngFile(300, 300)).subarray(0, 2000), 'a.png', 422, 341],
  ['a truncated JPEG', async () => (await jpegFile(300, 300)).subarray(0, 2000), 'a.jpg', 422, 341],
  ['30,000 × 30,000 pixels', () => pngClaimingSize(30_000, 30_000), 'a.png', 422, 342],
  ['40,000,001 pixels', () => pngClaimingSize(40_000_001, 1), 'a.png', 422, 342],
  ['5,000,001 bytes', async () => padFile(await pngFile(), 5_000_001), 'a.png', 413, 27],
  ['6,000,000 bytes', async () => padFile(await pngFile(), 6_000_000), 'a.png', 413, 27],
  ['zero bytes', () => Buffer.alloc(0), 'a.png', 400, 1],
])('UP-01 rejects an upload of %s', async (_, file, name, status, code) => {
  const player = await createUploader();
  expect(await send(player, await file(), { name })).toMatchObject({ status, body: { code } });
  expect((await listOf(player)).pendingValidation).toEqual([]);
});

it('UP-01 returns error message keys and rejects a request without a file', async () => {
  const player = await createUploader();
  expect(await send(player, padFile(await pngFile(), 5_000_001))).toMatchObject({
    body: { code: 27, errors: { files: ['error_file_size'] } },
  });
  const wrongField = await send(player, await pngFile(), { field: 'file' });
  expect(wrongField).toMatchObject({ status: 400, body: { errors: { files: ['error_generic'] } } });
  const json = await client.call('POST', '/api/assets/player', { token: player.accessToken, body: {} });
  expect([400, 415]).toContain(json.status);
});

it('UP-01 rejects a form that ends early, and a file name with NUL (code 1)', async () => {
  const { accessToken } = await createUploader();
  const body = (name: string): string =>
    `--cut\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\ndata\r\n--cut--\r\n`;
  const post = async (form: string): Promise<readonly unknown[]> => {
    const answer = await fetch(`${url}/api/assets/player`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'multipart/form-data; boundary=cut',
      },
      body: form,
    });
    return [answer.status, await answer.json()];
  };
  const whole = body('a.png');
  const refused = [400, { code: 1, message: expect.any(String) as string }];
  for (const end of [1, 20, whole.indexOf('data'), whole.indexOf('data') + 2, whole.length - 5]) {
    expect(await post(whole.slice(0, end))).toEqual(refused);
  }
  expect(await post(body('a\0.png'))).toEqual(refused);
});

it('UP-01 stores a file of exactly 5,000,000 bytes and strips the data after the picture', async () => {
  const player = await createUploader();
  const hidden = Buffer.concat([await pngFile(), Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
  expect((await send(player, padFile(hidden, 5_000_000))).status).toBe(204);
  const [pending] = (await listOf(player)).pendingValidation;
  const stored = await bytesAt(pending?.url ?? '');
  expect(stored.includes('<script>')).toBe(false);
  expect(stored.byteLength).toBeLessThan(10_000);
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'png', width: 24, height: 16 });
});

it('UP-01 removes a photo’s location and camera data and rotates it upright', async () => {
  const player = await createUploader();
  const photo = await jpegWithExif();
  expect(photo.includes('Tell-Tale')).toBe(true);
  expect((await send(player, photo, { name: 'photo.jpg' })).status).toBe(204);
  const [pending] = (await listOf(player)).pendingValidation;
  const stored = await bytesAt(pending?.url ?? '');
  expect(await sharp(stored).metadata()).toMatchObject({ width: 16, height: 24 });
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  expect(stored.includes('Tell-Tale')).toBe(false);
});

it('UP-01 serves a picture with its actual content type and blocks scripts in it', async () => {
  const player = await createUploader();
  await send(player, await pngFile(), { name: 'a<b>évil\u202e.jpg' });
  const [pending] = (await listOf(player)).pendingValidation;
  expect(pending?.name).toBe('a b évil.png');
  for (const path of [pending?.url, pending?.thumbnailUrl]) {
    const { headers } = await fetch(url + path);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  }
  expect((await client.get(`/api/assets/pictures/${randomUUID()}`)).status).toBe(404);
  expect((await client.get('/api/assets/pictures/..%2f..%2fetc')).status).toBe(404);
});

it('UP-01 two uploads with the same name create two pictures with different names', async () => {
  const player = await createUploader();
  await send(player, await pngFile(), { name: 'Sign.png' });
  await send(player, await pngFile(30, 30), { name: 'sign.PNG' });
  expect((await listOf(player)).pendingValidation.map(({ name }) => name).sort()).toEqual([
    'Sign.png',
    'sign (2).png',
  ]);
});

it('UP-01 stores a repeated upload once, even concurrently or when no slot is free', async () => {
  const player = await createUploader({ pending: 4 });
  const key = randomUUID();
  const file = await pngFile();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(player, file, { key })));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect((await listOf(player)).pendingValidation).toHaveLength(5);
  expect((await send(player, file, { key })).status).toBe(204);
  expect(await send(player, await pngFile(9, 9), { key })).toMatchObject({ body: { code: 345 } });
});

it('UP-01 repeating an upload does not restore a rejected picture', async () => {
  const player = await createUploader();
  const key = randomUUID();
  const file = await pngFile();
  await send(player, file, { key });
  await decide((await listOf(player)).pendingValidation[0]?.key ?? '', 'rejected');
  expect((await send(player, file, { key })).status).toBe(204);
  expect((await listOf(player)).pendingValidation).toEqual([]);
});

it('UP-01 rejects a sixth pending picture, even among concurrent uploads', async () => {
  const player = await createUploader({ pending: 4 });
  const file = await pngFile();
  const answers = await Promise.all([1, 2, 3].map(() => send(player, file)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect(await send(player, file)).toMatchObject({ status: 409, body: { code: 343 } });
  expect((await listOf(player)).pendingValidation).toHaveLength(5);
});

it('UP-01 only the owner can delete a picture, and only once', async () => {
  const player = await createUploader({ approved: 1 });
  const [picture] = (await listOf(player)).validated;
  const key = picture?.key ?? '';
  expect((await remove(await createUploader(), key)).body).toMatchObject({ code: 344 });
  expect((await remove(player, key)).status).toBe(204);
  expect((await remove(player, key)).body).toMatchObject({ code: 344 });
  expect((await remove(player, 'no-key')).body).toMatchObject({ code: 344 });
  expect((await fetch(url + picture?.url)).status).toBe(404);
});

it('UP-01 a picture approved while being deleted always ends up deleted', async () => {
  const player = await createUploader({ pending: 5 });
  const pictures = (await listOf(player)).pendingValidation;
  const outcomes = await Promise.all(
    pictures.map(async ({ key }) => {
      const [approved, deleted] = await Promise.all([decide(key, 'approved'), remove(player, key)]);
      return [approved.status, deleted.status];
    }),
  );
  for (const [approved, deleted] of outcomes) {
    expect([204, 404]).toContain(approved);
    expect(deleted).toBe(204);
  }
  expect(await listOf(player)).toMatchObject({ pendingValidation: [], validated: [] });
  const notified = await emailsTo(client, player.email);
  expect(notified).toHaveLength(outcomes.filter(([approved]) => approved === 204).length);
});

it('UP-01 the zip contains only the player’s approved pictures, whatever is requested', async () => {
  const player = await createUploader({ pending: 1, approved: 2 });
  const other = await createUploader({ approved: 1 });
  const { pendingValidation, validated } = await listOf(player);
  const requested = [...pendingValidation, ...validated, ...(await listOf(other)).validated].map(
    ({ key }) => ({
      key,
      // Nothing listens on this port, because the server must not fetch this URL.
      url: 'http://127.0.0.1:9/secret',
    }),
  );
  const response = await zip(player, requested);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('game-assets.zip');
  const files = await unzip(response);
  expect(Object.keys(files).sort()).toEqual(validated.map(({ name }) => name).sort());
  const [first] = validated;
  expect(Buffer.from(files[first?.name ?? ''] ?? [])).toEqual(await bytesAt(first?.url ?? ''));
  expect(Object.keys(await unzip(await zip(player, validated, 1)))).toHaveLength(1);
});

it('UP-01 returns a valid zip for an empty selection', async () => {
  expect(await unzip(await zip(await createUploader(), []))).toEqual({});
});

it('UP-01 accepts the list of 5,000 pictures', async () => {
  const player = await createUploader({ approved: 1 });
  const { validated } = await listOf(player);
  const unknown = Array.from({ length: 5000 }, () => ({
    key: randomUUID(),
    url: `/api/assets/${randomUUID()}`,
  }));
  expect(Object.keys(await unzip(await zip(player, [...unknown, ...validated])))).toHaveLength(1);
});

const sendPart = async (
  { accessToken }: TestPlayer,
  key: string,
  file: Buffer,
  [start, end]: readonly [number, number],
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(file.subarray(start, end))]), 'sign.png');
  const query = new URLSearchParams({ name: 'Sign.png', size: String(file.length), offset: String(start) });
  const response = await fetch(`${url}/api/assets/player/uploads/${key}?${query.toString()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
};

const offsetOf = async ({ accessToken }: TestPlayer, key: string): Promise<unknown> =>
  (await client.get(`/api/assets/player/uploads/${key}`, accessToken)).body;

it('UP-01 stores a picture that arrives in parts, and reports how much has arrived', async () => {
  const player = await createUploader();
  const key = randomUUID();
  const file = await pngFile(300, 300);
  const half = Math.floor(file.length / 2);
  expect(await offsetOf(player, key)).toEqual({ offset: 0 });
  expect(await sendPart(player, key, file, [0, half])).toEqual({ status: 200, body: { offset: half } });
  expect(await offsetOf(player, key)).toEqual({ offset: half });
  expect((await listOf(player)).pendingValidation).toEqual([]);
  const last = await sendPart(player, key, file, [half, file.length]);
  expect(last).toEqual({ status: 200, body: { offset: file.length } });
  const [pending] = (await listOf(player)).pendingValidation;
  expect(pending?.name).toBe('Sign.png');
  expect(await sharp(await bytesAt(pending?.url ?? '')).metadata()).toMatchObject({ width: 300 });
});

it('UP-01 repeated and missing parts change nothing, and a stored picture is stored once', async () => {
  const player = await createUploader();
  const key = randomUUID();
  const file = await pngFile(300, 300);
  await sendPart(player, key, file, [0, 100]);
  expect((await sendPart(player, key, file, [0, 100])).body).toEqual({ offset: 100 });
  expect((await sendPart(player, key, file, [200, 300])).body).toEqual({ offset: 100 });
  expect((await sendPart(player, key, file, [200, file.length])).body).toEqual({ offset: 100 });
  await sendPart(player, key, file, [100, file.length]);
  expect((await sendPart(player, key, file, [0, 100])).body).toEqual({ offset: file.length });
  expect((await listOf(player)).pendingValidation).toHaveLength(1);
});

it('UP-01 rejects parts of a file that would be rejected as a whole', async () => {
  const player = await createUploader();
  const key = randomUUID();
  const program = programFile();
  const half = Math.floor(program.length / 2);
  await sendPart(player, key, program, [0, half]);
  const rejected = await sendPart(player, key, program, [half, program.length]);
  expect(rejected).toMatchObject({ status: 415, body: { code: 340 } });
  expect(await offsetOf(player, key)).toEqual({ offset: 0 });
  const large = padFile(await pngFile(), 5_000_001);
  expect(await sendPart(player, key, large, [0, 100])).toMatchObject({ status: 413, body: { code: 27 } });
  const forbidden = await sendPart(await client.createPlayer(), key, program, [0, half]);
  expect(forbidden).toMatchObject({ status: 403, body: { code: 113 } });
});

it('UP-01 keeps the parts of five uploads at most, and only of the player', async () => {
  const player = await createUploader();
  const keys = Array.from({ length: 6 }, () => randomUUID());
  const file = await pngFile(300, 300);
  for (const key of keys) await sendPart(player, key, file, [0, 100]);
  const offsets = await Promise.all(keys.map((key) => offsetOf(player, key)));
  expect(offsets.filter((stored) => (stored as { offset: number }).offset === 100)).toHaveLength(5);
  expect(await offsetOf(await createUploader(), keys[5] ?? '')).toEqual({ offset: 0 });
});

it('UP-01 rejects more than 60 uploads in ten minutes', async () => {
  const player = await createUploader();
  let last: Pick<ClientResponse, 'status' | 'body'> = { status: 0, body: undefined };
  for (let count = 0; count < 61; count++) last = await send(player, programFile());
  expect(last).toMatchObject({ status: 429, body: { code: 31 } });
  const tooLarge = await send(player, padFile(await pngFile(), 6_000_000));
  expect(tooLarge).toMatchObject({ status: 413, body: { code: 27 } });
});

it('UP-01 does not count uploads of a player who may not upload', async () => {
  const { accessToken: token } = await client.createPlayer();
  const upload = () => client.call('POST', '/api/assets/player', { token, body: {} });
  for (let count = 0; count < 61; count++) expect((await upload()).status).toBe(403);
});

it('UP-01 the moderation page shows pending pictures with buttons to approve or reject', async () => {
  const player = await createUploader({ pending: 1 });
  const [pending] = (await listOf(player)).pendingValidation;
  const page = await client.get('/sandbox/pictures');
  expect(page.text).toContain(pending?.thumbnailUrl);
  const answer = await fetch(`${url}/sandbox/pictures/${pending?.key}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'approved' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox/pictures']);
  expect((await listOf(player)).validated).toHaveLength(1);
});

it('UP-01 gives stored pictures names in the zip that every file system accepts', async () => {
  const names = ['CON.png', 'con. .png', 'a/b.png'];
  const rows = names.map((name, id) => ({
    id: String(id),
    name,
    type: 'png',
    approved_at: null,
    crc32: 0,
    size: 3,
  }));
  const query = {
    select: () => query,
    where: () => query,
    execute: () => Promise.resolve(rows),
    executeTakeFirstOrThrow: () => Promise.resolve({ base64: 'AAAA' }),
  };
  const db = { selectFrom: () => query } as unknown as Parameters<typeof pictureZip>[0];
  const { parts } = await pictureZip(db, 'player', ['0', '1', '2']);
  const chunks = await streamParts(parts, { start: 0, end: Infinity }).toArray();
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks as Uint8Array[])));
  expect(Object.keys(files)).toEqual(['CON_.png', 'con_ (2).png', 'a b.png']);
});
