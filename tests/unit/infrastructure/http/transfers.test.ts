import { exampleValues } from '#contracts/consumer/support/exampleValues';
import type { Transfer } from '#application/shared/Transfer';
import { callTimeoutMs } from '#domain/shared/callTimeouts';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { ApiClient } from '#infrastructure/http/shared/ApiClient';
import { requestOf, type Call } from '#infrastructure/http/shared/call';
import { ServerTime } from '#infrastructure/http/shared/ServerTime';
import { json, StubServer } from '../../support/StubServer';

const server = new StubServer();

const file = { method: 'GET', path: '/file', file: 'application/zip' } as const;

const clock = new SystemClock();

const api = (timeoutMs?: number): ApiClient =>
  new ApiClient(server.url, new ServerTime(clock), clock, timeoutMs);

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

/** A clock that reports when the client has noticed progress, because it then starts its timer again. */
class ObservedClock extends FakeClock {
  onSchedule: () => void = () => undefined;

  override schedule(milliseconds: number, task: () => void): () => void {
    const cancel = super.schedule(milliseconds, task);
    setImmediate(() => this.onSchedule());
    return cancel;
  }
}

const transfers: readonly (readonly [string, Call])[] = apiCalls.filter(([, { transfer }]) => transfer);

describe.each(transfers)('ER-02 the transfer %s', (_name, call) => {
  const { silenceFactor = 0 } = call.transfer ?? {};

  /** Sends the call with a limit of one second for its silence. */
  const send = (fake: FakeClock) => {
    const { transfer } = recordTransfer();
    const request = { ...requestOf(call, exampleValues(call)), transfer };
    return new ApiClient(server.url, new ServerTime(fake), fake, 1000 / silenceFactor).send(request);
  };

  it('takes any time while bytes are received', async () => {
    const fake = new ObservedClock();
    const start = fake.elapsedMs();
    let sent = 0;
    server.onAll((response) => {
      fake.onSchedule = () => {
        fake.advance(900);
        if (++sent < 4) response.write('x');
        else response.end();
      };
      response.writeHead(200, { 'content-type': 'application/json' }).write('x');
    });
    expect(await send(fake)).not.toMatchObject({ error: { kind: 'timeout' } });
    expect(fake.elapsedMs() - start).toBeGreaterThan(2000);
  });

  it('ends after a silence', async () => {
    const fake = new ObservedClock();
    server.onAll((response) => {
      fake.onSchedule = () => fake.advance(1001);
      response.writeHead(200, { 'content-type': 'application/json' }).write('x');
    });
    expect(await send(fake)).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('continues through a silence of almost a minute', () => {
    expect(callTimeoutMs * silenceFactor).toBeGreaterThanOrEqual(60_000);
  });
});

it('ER-02 every call that uploads a file, or downloads one of any size, is a transfer', () => {
  const files = apiCalls.filter(([, { upload, orFile }]: (typeof transfers)[number]) => upload ?? orFile);
  expect(transfers.map(([name]) => name)).toEqual(expect.arrayContaining(files.map(([name]) => name)));
});

it('ER-02 sent bytes end the silence of a transfer', async () => {
  const fake = new ObservedClock();
  let timers = 0;
  fake.onSchedule = () => timers++;
  server.onAll(json(200, {}));
  const { transfer } = recordTransfer();
  await new ApiClient(server.url, new ServerTime(fake), fake).send({
    method: 'POST',
    path: '/upload',
    body: { text: 'x'.repeat(4096) },
    transfer,
  });
  expect(timers).toBeGreaterThan(1);
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
