import type { Transfer } from '#application/shared/Transfer';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { ApiClient } from '#infrastructure/http/shared/ApiClient';
import { ServerTime } from '#infrastructure/http/shared/ServerTime';
import { json, StubServer } from '../../support/StubServer';

const server = new StubServer();

const file = { method: 'GET', path: '/file', file: 'application/zip' } as const;

const api = (timeout?: number): ApiClient =>
  new ApiClient(server.url, new ServerTime(new SystemClock()), timeout);

const recordTransfer = (): {
  readonly transfer: Transfer;
  readonly shares: unknown[];
  readonly stop: () => void;
} => {
  const stopping = new AbortController();
  const shares: unknown[] = [];
  const transfer = { signal: stopping.signal, onProgress: (share: number | undefined) => shares.push(share) };
  return { transfer, shares, stop: () => stopping.abort() };
};

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

it('reports download progress as a fraction of the file size', async () => {
  const bytes = Buffer.alloc(4096, 1);
  server.onAll((response) => {
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': '4096' }).end(bytes);
  });
  const { transfer, shares } = recordTransfer();
  const answer = await api().send({ ...file, transfer });
  expect(answer).toMatchObject({ ok: true, value: { body: { type: 'application/zip' } } });
  expect(shares.at(-1)).toBe(1);
});

it('reports no progress for a file of unknown size', async () => {
  server.onAll((response) => {
    response.writeHead(200, { 'content-type': 'application/zip' }).end(Buffer.alloc(4096, 1));
  });
  const { transfer, shares } = recordTransfer();
  await api().send({ ...file, transfer });
  expect(new Set(shares)).toEqual(new Set([undefined]));
});

it('reports upload progress as a fraction of the request body', async () => {
  server.onAll(json(200, {}));
  const { transfer, shares } = recordTransfer();
  await api().send({ method: 'POST', path: '/upload', body: { text: 'x'.repeat(4096) }, transfer });
  expect(shares.at(-1)).toBe(1);
});

it('aborts the request when the transfer is canceled', async () => {
  const { transfer, stop } = recordTransfer();
  let isClosed: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (isClosed = resolve));
  server.onAll((response) => {
    response.on('close', isClosed);
    stop();
  });
  expect(await api().send({ ...file, transfer })).toEqual({ ok: false, error: { kind: 'offline' } });
  await closed;
});

it('uses a longer timeout for a long call', async () => {
  let answerPatient: () => void = () => undefined;
  server.on('GET /impatient', () => undefined);
  server.on('GET /patient', (...received) => (answerPatient = () => json(200, {})(...received)));
  const patient = api(50).send({ method: 'GET', path: '/patient', timeoutFactor: 1000 });
  const impatient = await api(50).send({ method: 'GET', path: '/impatient' });
  expect(impatient).toEqual({ ok: false, error: { kind: 'timeout' } });
  answerPatient();
  expect(await patient).toMatchObject({ ok: true });
});

it.each([
  ['error', { code: 7, error: ' The hull is open. ' }, 'The hull is open.'],
  ['detail', { detail: 'The hull is open.' }, 'The hull is open.'],
  ['error in preference to detail', { detail: 'Problem', error: 'The hull is open.' }, 'The hull is open.'],
  ['at most 300 characters', { detail: 'x'.repeat(1000) }, 'x'.repeat(300)],
  ['no message', { error: 7, detail: ' ', message: 'For developers' }, undefined],
])('BP-02 reads the server’s message to players from a rejection: %s', async (_, body, detail) => {
  server.onAll(json(409, body));
  const answer = await api().send({ method: 'GET', path: '/refused' });
  if (answer.ok || answer.error.kind !== 'refused') throw new Error('It was not refused.');
  expect(answer.error.detail).toBe(detail);
});
