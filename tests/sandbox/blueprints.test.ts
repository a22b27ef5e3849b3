import { strFromU8, unzipSync } from 'fflate';
import { Client, type TestPlayer } from './client';
import { resetSandbox } from './sharedSandboxes';

let url: string;
let client: Client;

beforeAll(async () => {
  url = await resetSandbox();
  client = new Client(url);
});

interface Listed {
  readonly id: string;
  readonly creatorUsername: string | null;
  readonly creatorOrganizationName: string | null;
}

const listOf = async ({ accessToken }: TestPlayer): Promise<readonly Listed[]> =>
  (await client.get('/api/blueprint/list', accessToken)).body as readonly Listed[];

const createBuilder = async (
  ...blueprints: readonly object[]
): Promise<TestPlayer & { readonly ids: string[] }> => {
  const player = await client.createPlayer({ works: { blueprints } });
  return { ...player, ids: (await listOf(player)).map(({ id }) => id) };
};

const download = (id: string | undefined, { accessToken }: TestPlayer, signal?: AbortSignal) =>
  fetch(`${url}/api/blueprint/download/${id}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    ...(signal && { signal }),
  });

const waive = ({ accessToken }: TestPlayer, value: unknown, holder = 'waiverplayer') =>
  client.call('POST', `/api/blueprint/${holder}/${value}`, { token: accessToken, body: {} });

const stateOf = async ({ accessToken }: TestPlayer) =>
  (await client.get('/api/blueprint/waiverstate', accessToken)).body as {
    playerWaiver: boolean;
    orgWaivers: { id: string; waiver: boolean }[];
  };

it('BP-01 exports a blueprint as a valid zip with its content length', async () => {
  const player = await createBuilder({ name: 'Ore hauler', elements: 8 });
  const answer = await download(player.ids[0], player);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain(`blueprint-${player.ids[0]}.zip`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
  const files = unzipSync(bytes);
  const model = strFromU8(files['model.obj'] ?? new Uint8Array());
  const corners = model.split('\n').filter((line) => line.startsWith('v ')).length;
  const used = [...model.matchAll(/^f (.*)$/gm)].flatMap(([, face = '']) => face.split(' ').map(Number));
  expect([Math.min(...used), Math.max(...used)]).toEqual([1, corners]);
  expect(model).not.toMatch(/NaN|undefined/);
  const again = await download(player.ids[0], player);
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes);
});

it('BP-01 sends a slowly generated file to a client that accepts no address', async () => {
  const player = await createBuilder({ name: 'Ørn’s “hauler”', generationSeconds: 1 });
  const answer = await download(player.ids[0], player);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toContain('README.txt');
  const [, name = ''] =
    /filename\*=UTF-8''(\S+)$/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  expect(decodeURIComponent(name)).toBe(`Ørn’s “hauler” blueprint-${player.ids[0]}.zip`);
});

it('BP-01 the sandbox keeps working after a client aborts an export', async () => {
  const player = await createBuilder({ generationSeconds: 600 });
  const leaving = new AbortController();
  const answer = download(player.ids[0], player, leaving.signal);
  setImmediate(() => leaving.abort());
  await expect(answer).rejects.toThrow(/abort/i);
  expect(await listOf(player)).toHaveLength(1);
});

it('BP-01 returns the same response for another player’s blueprint and a nonexistent one', async () => {
  const owner = await createBuilder({});
  const other = await client.createPlayer();
  for (const id of [owner.ids[0], owner.id, 'nonsense', '..%2f..%2fetc', "'; drop table blueprints; --"]) {
    const answer = await download(encodeURIComponent(id ?? ''), other);
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([404, 601]);
  }
});

it('BP-02 only an organization’s representative can grant its waiver', async () => {
  const speaker = await client.createPlayer({ works: { organizations: [{ name: 'Dock Union' }] } });
  const [organization] = (await stateOf(speaker)).orgWaivers;
  const holder = `waiverorganization/${organization?.id}`;
  const owner = await createBuilder({ isProtected: true, organizationId: organization?.id });
  expect(await listOf(owner)).toMatchObject([
    { creatorUsername: null, creatorOrganizationName: 'Dock Union' },
  ]);
  expect((await waive(owner, true, holder)).body).toMatchObject({ code: 604 });
  expect((await download(owner.ids[0], owner)).status).toBe(403);
  expect((await waive(speaker, true, holder)).status).toBe(204);
  expect((await download(owner.ids[0], owner)).status).toBe(200);
});

it('BP-02 the most recent of many waiver changes applies', async () => {
  const player = await client.createPlayer();
  for (const value of [true, false, true, true, false, true]) await waive(player, value);
  expect((await stateOf(player)).playerWaiver).toBe(true);
  const all = await Promise.all(Array.from({ length: 20 }, () => waive(player, false)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([204]));
  expect((await stateOf(player)).playerWaiver).toBe(false);
});

it.each(['yes', '1', 'TRUE', ''])('BP-02 rejects %j as a waiver', async (value) => {
  const player = await client.createPlayer();
  expect((await waive(player, value)).status).toBeGreaterThanOrEqual(400);
  expect((await stateOf(player)).playerWaiver).toBe(false);
});

it('BP-01 deleting an account orphans its creations', async () => {
  const creator = await client.createPlayer({ orders: [2] });
  const owner = await createBuilder({ creatorId: creator.id });
  await client.call('POST', '/api/me/deletion', {
    token: creator.accessToken,
    body: { password: creator.password },
  });
  await client.callControl('clock', { advanceSeconds: 15 * 86_400 });
  await client.get('/api/csrf');
  await client.callControl('clock', { real: true });
  expect(await listOf(owner)).toMatchObject([{ creatorUsername: null, creatorOrganizationName: null }]);
});
