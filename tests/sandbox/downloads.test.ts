import { unzipSync } from 'fflate';
import { lengthOf, streamParts, type FilePart } from '#sandbox/platform/partedFile';
import { zipParts } from '#sandbox/platform/zip';
import { Client, type TestPlayer } from './client';
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
}

/** Requests the address of a file, as the site does. */
const requestAddress = async (
  { accessToken }: TestPlayer,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly address: string | null }> => {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/json, application/zip;q=0.9',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { url: address = null } = (await response.json()) as { url?: string | null };
  return { status: response.status, address };
};

const approvedOf = async ({ accessToken }: TestPlayer): Promise<readonly Entry[]> =>
  ((await client.get('/api/assets/player', accessToken)).body as { validated: readonly Entry[] }).validated;

const requestZip = async (player: TestPlayer, entries?: readonly Entry[]): Promise<string> => {
  const wanted = entries ?? (await approvedOf(player));
  const { address } = await requestAddress(player, `/api/assets/${wanted.length}/download-zip`, wanted);
  return address ?? '';
};

/** Downloads without a bearer token, as browsers do. */
const download = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(url + address, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

const namesIn = (bytes: Buffer): readonly string[] => Object.keys(unzipSync(new Uint8Array(bytes)));

it('UP-01 downloads 600 pictures as one file from an address', async () => {
  const player = await client.createPlayer({ pictures: { approved: 600 } });
  const { headers, bytes } = await download(await requestZip(player));
  expect(namesIn(bytes)).toHaveLength(600);
  expect(headers.get('content-length')).toBe(String(bytes.length));
  expect(headers.get('content-disposition')).toContain('attachment; filename="game-assets.zip"');
});

it('UP-01 resumes an interrupted download in any place', async () => {
  const player = await client.createPlayer({ pictures: { approved: 3 } });
  const address = await requestZip(player);
  const { headers, bytes: all } = await download(address);
  const tag = headers.get('etag') ?? '';
  for (const start of [0, 1, 40, Math.floor(all.length / 2), all.length - 1]) {
    const rest = await download(address, { range: `bytes=${start}-`, 'if-range': tag });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes ${start}-${all.length - 1}/${all.length}`);
    expect(rest.bytes.equals(all.subarray(start))).toBe(true);
  }
  const middle = await download(address, { range: 'bytes=10-19' });
  expect(middle.bytes.equals(all.subarray(10, 20))).toBe(true);
  expect((await download(address, { range: `bytes=${all.length}-` })).status).toBe(416);
  const head = await download(address, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(all.length)]);
});

it('UP-01 restarts a download whose pictures have changed', async () => {
  const player = await client.createPlayer({ pictures: { approved: 2 } });
  const address = await requestZip(player);
  const tag = (await download(address)).headers.get('etag') ?? '';
  const [picture] = await approvedOf(player);
  await client.call('DELETE', `/api/assets/player/${picture?.key}`, { token: player.accessToken });
  const restarted = await download(address, { range: 'bytes=10-', 'if-range': tag });
  expect(restarted.status).toBe(200);
  expect(namesIn(restarted.bytes)).toHaveLength(1);
});

it('UP-01 an address serves only the approved pictures of its player, for a day', async () => {
  const player = await client.createPlayer({ pictures: { pending: 1, approved: 1 } });
  const other = await client.createPlayer({ pictures: { approved: 1 } });
  const address = await requestZip(player, [...(await approvedOf(player)), ...(await approvedOf(other))]);
  expect(namesIn((await download(address)).bytes)).toHaveLength(1);
  expect((await download('/api/downloads/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await download('/api/downloads/none')).status).toBe(404);
  await client.call('POST', '/sandbox/clock', { body: { advanceSeconds: 86_401 } });
  expect((await download(address)).status).toBe(404);
});

it('UP-01 an address ends when the password of its player changes', async () => {
  const player = await client.createPlayer({ pictures: { approved: 1 } });
  const address = await requestZip(player);
  const body = { password: 'Deep-Ore-2027!', currentPassword: player.password };
  await client.call('PUT', '/api/users/me/update-password', { token: player.accessToken, body });
  expect((await download(address)).status).toBe(404);
});

it('UP-01 the same request returns the same address', async () => {
  const player = await client.createPlayer({ pictures: { approved: 2 } });
  const addresses = [await requestZip(player), await requestZip(player)];
  expect(new Set(addresses).size).toBe(1);
  expect(await requestZip(player, (await approvedOf(player)).slice(1))).not.toBe(addresses[0]);
});

it('BP-01 returns the address of a blueprint as soon as it is generated', async () => {
  const player = await client.createPlayer({
    works: { blueprints: [{ name: 'Hauler' }, { name: 'Freighter', generationSeconds: 600 }] },
  });
  const { body } = await client.get('/api/blueprint/list', player.accessToken);
  const idOf = (name: string) =>
    (body as { id: string; name: string }[]).find((one) => one.name === name)?.id;
  const request = (name: string) => requestAddress(player, `/api/blueprint/download/${idOf(name)}`);
  const { address } = await request('Hauler');
  const { bytes } = await download(address ?? '');
  expect([...namesIn(bytes)].sort()).toEqual(['README.txt', 'blueprint.json', 'model.obj']);
  expect(await request('Freighter')).toEqual({ status: 200, address: null });
  await client.call('POST', '/sandbox/clock', { body: { advanceSeconds: 600 } });
  expect((await request('Freighter')).address).toMatch(/^\/api\/downloads\//);
});

it('UP-01 holds one part of a file in memory, and reads it when the client is ready', async () => {
  let reads = 0;
  const part: FilePart = {
    length: 90_000,
    read: () => {
      reads++;
      return Buffer.alloc(90_000);
    },
  };
  const stream = streamParts(Array<FilePart>(600).fill(part), { start: 0, end: Infinity });
  const taken = stream[Symbol.asyncIterator]();
  for (let chunk = 0; chunk < 10; chunk++) await taken.next();
  expect(reads).toBeLessThan(20);
  await taken.return?.();
});

it('UP-01 ends a download early if a part is no longer there', async () => {
  const part: FilePart = { length: 10, read: () => Buffer.alloc(9) };
  await expect(streamParts([part], { start: 0, end: 10 }).toArray()).rejects.toThrow('has changed');
});

it('UP-01 describes a zip file over 4 GiB with ZIP64 records', () => {
  const entry = (index: number) => ({
    name: `${index}.png`,
    modifiedAt: new Date('2026-01-01T00:00:00Z'),
    size: 5_000_000,
    crc32: 0,
    read: () => Promise.reject(new Error('Not read')),
  });
  const count = 1000;
  const parts = zipParts(Array.from({ length: count }, (_, index) => entry(index)));
  const end = parts.at(-1)?.read() as Buffer;
  const directoryOffset = lengthOf(parts) - end.length;
  expect(directoryOffset).toBeGreaterThan(2 ** 32);
  const zip64 = end.length - 22 - 20 - 56;
  expect(end.readUInt32LE(zip64)).toBe(0x06064b50);
  expect(end.readBigUInt64LE(zip64 + 32)).toBe(BigInt(count));
  expect(end.readBigUInt64LE(zip64 + 48)).toBe(BigInt(directoryOffset));
  // The last entry's own offset is in its extra field, at the end of its header.
  expect(end.readBigUInt64LE(zip64 - 8)).toBe(BigInt(directoryOffset - 5_000_000 - 30 - '999.png'.length));
});
