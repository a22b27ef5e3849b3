import { Configuration } from '#application/configuration/Configuration';
import { Pictures } from '#application/uploads/Pictures';
import { composeOnHttp } from '../../support/composeOnHttp';
import { json, noContent, StubServer, type Reply } from '../../support/StubServer';

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const size = 600 * 1024;
const partSize = 256 * 1024;
const path = '/api/assets/player/uploads/upload-1';

const upload = (bytes = size, isResumable = true) => {
  const application = composeOnHttp(server.url);
  jest.spyOn(application.get(Configuration), 'has').mockReturnValue(isResumable);
  const file = { id: 'upload-1', name: 'sign.png', content: new Blob([new Uint8Array(bytes)]) };
  const shares: (number | undefined)[] = [];
  const transfer = {
    signal: new AbortController().signal,
    onProgress: (share: number | undefined) => shares.push(share),
  };
  return { shares, sent: application.get(Pictures).upload(file, transfer) };
};

/** Stores what it receives, except that it drops these connections. */
const keepParts = (drops: readonly number[] = []) => {
  let offset = 0;
  let requests = 0;
  const accept: Reply = (response, { path: address }) => {
    if (drops.includes(++requests)) return void response.destroy();
    const sent = Number(new URL(address, server.url).searchParams.get('offset'));
    if (sent === offset) offset = Math.min(offset + partSize, size);
    json(200, { offset })(response, { method: '', path: '', headers: {}, body: undefined });
  };
  server.on(`GET ${path}`, (response, request) => json(200, { offset })(response, request));
  server.on(`POST ${path}`, accept);
};

const sentOffsets = () =>
  server.received
    .filter(({ method }) => method === 'POST')
    .map(({ path: address }) => Number(new URL(address, server.url).searchParams.get('offset')));

it('UP-01 sends a large file in parts, with the progress of the whole file', async () => {
  keepParts();
  const { shares, sent } = upload();
  expect(await sent).toEqual({ ok: true, value: undefined });
  expect(sentOffsets()).toEqual([0, partSize, 2 * partSize]);
  expect(shares.at(-1)).toBe(1);
  expect(shares.every((share = 0, index) => share >= (shares[index - 1] ?? 0))).toBe(true);
});

it('UP-01 resumes an interrupted upload after the parts that have arrived', async () => {
  keepParts([2]);
  expect(await upload().sent).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(await upload().sent).toEqual({ ok: true, value: undefined });
  expect(sentOffsets()).toEqual([0, partSize, partSize, 2 * partSize]);
});

it('UP-01 does not repeat a part forever if the back end loses it', async () => {
  server.on(`GET ${path}`, json(200, { offset: 0 }));
  server.on(`POST ${path}`, json(200, { offset: 0 }));
  expect(await upload().sent).toEqual({ ok: false, error: { kind: 'malformed' } });
});

it.each([
  [json(422, { code: 341 }), { kind: 'damaged' }],
  [json(413, {}), { kind: 'too-large' }],
  [json(422, { code: 7 }), { kind: 'server', status: 422, code: 7 }],
])('UP-01 reports why a part is refused (case %#)', async (refusal, error) => {
  server.on(`GET ${path}`, json(200, { offset: 0 }));
  server.on(`POST ${path}`, refusal);
  expect(await upload().sent).toEqual({ ok: false, error });
});

it.each([
  ['a small file', partSize, true],
  ['a file for a back end without the feature', size, false],
])('UP-01 sends %s in one request', async (_, bytes, isResumable) => {
  server.on('POST /api/assets/player', noContent);
  expect(await upload(bytes, isResumable).sent).toEqual({ ok: true, value: undefined });
  expect(server.received).toHaveLength(1);
});
