import { EventEmitter } from 'node:events';
import type { Worker } from 'node:cluster';
import { log } from '#server/logging/log';
import { supervise } from '#server/settings/processes';
import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer } from './support/startWebServer';
import { startBackEnd, StubContent, stubRenderer } from './support/stubRenderer';
import { startUpstream, type Upstream } from './support/upstream';

let folder: SiteFolder;
let backEnd: Upstream;

beforeAll(async () => {
  folder = await makeSiteFolder();
  await folder.addRenderer(stubRenderer);
  backEnd = await startBackEnd(new StubContent());
});

afterAll(async () => {
  await backEnd.close();
  await folder.remove();
});

it('several processes share a port, return the same responses and stop together', async () => {
  const host = await startWebServer({
    SITE_FOLDER: folder.path,
    API_ORIGIN: backEnd.origin,
    PUBLIC_ORIGIN: 'https://farstead.test',
    PROCESSES: '2',
  });
  const answers = await Promise.all(Array.from({ length: 12 }, () => call(host.origin, '/fr')));
  expect(new Set(answers.map(({ status, text, headers }) => [status, text, headers.etag].join())).size).toBe(
    1,
  );
  expect(answers[0]?.text).toContain('The ring is open');
  expect(await host.stop()).toBe(0);
});

it('does not repeatedly restart a process that cannot start', async () => {
  await expect(
    startWebServer({ SITE_FOLDER: `${folder.path}/none`, API_ORIGIN: backEnd.origin, PROCESSES: '2' }),
  ).rejects.toThrow(/There is no built site/);
});

it('never shares the sandbox between processes', async () => {
  await expect(
    startWebServer({ SITE_FOLDER: folder.path, DATA_DIR: 'memory', PROCESSES: '2' }),
  ).rejects.toThrow('API_ORIGIN');
});

it('completes pending responses before stopping', async () => {
  let release = (): void => undefined;
  let arrived = (): void => undefined;
  const reached = new Promise<void>((done) => (arrived = done));
  const slow = await startUpstream(async ({ url }, response) => {
    if (url === '/api/slow') {
      arrived();
      await new Promise<void>((done) => (release = done));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"done":true}');
  });
  const host = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: slow.origin });
  const answer = call(host.origin, '/api/slow');
  await reached;
  const stopped = host.stop();
  release();
  expect((await answer).text).toBe('{"done":true}');
  expect(await stopped).toBe(0);
  await slow.close();
});

/** Process of the site that a test starts, ends and signals. */
class StubWorker extends EventEmitter {
  readonly signals: string[] = [];
  readonly process: Worker['process'];

  constructor(pid: number | undefined) {
    super();
    const kill = (signal: string) => this.signals.push(signal);
    this.process = { pid, kill } as unknown as Worker['process'];
  }
}

describe('a supervisor', () => {
  let workers: StubWorker[];
  let logged: jest.SpiedFunction<typeof log.error>;
  const exit = jest.fn((code: number) => void code);

  beforeEach(() => {
    jest.useFakeTimers();
    logged = jest.spyOn(log, 'error').mockImplementation();
    workers = [];
    const fork = () => {
      const worker = new StubWorker(workers.length + 100);
      workers.push(worker);
      return worker;
    };
    supervise(2, { fork }, exit);
  });

  afterEach(() => {
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    jest.useRealTimers();
    jest.restoreAllMocks();
    exit.mockReset();
  });

  const kill = (index: number) => workers[index]?.emit('exit', null, 'SIGKILL');

  it('replaces a process at once, and its replacement after growing delays while it does not listen', () => {
    for (const worker of workers) worker.emit('listening');
    kill(0);
    expect(workers).toHaveLength(3);
    for (const delayMs of [1_000, 2_000, 4_000]) {
      const started = workers.length;
      kill(started - 1);
      jest.advanceTimersByTime(delayMs - 1);
      expect(workers).toHaveLength(started);
      jest.advanceTimersByTime(1);
      expect(workers).toHaveLength(started + 1);
    }
    expect(workers[1]?.signals).toEqual([]);
    workers.at(-1)?.emit('listening');
    workers.at(-1)?.emit('exit', 1, null);
    expect(workers).toHaveLength(7);
    expect(exit).not.toHaveBeenCalled();
  });

  it('waits at most half a minute between two attempts', () => {
    workers[1]?.emit('listening');
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const started = workers.length;
      workers.at(started === 2 ? 0 : -1)?.emit('exit', 1, null);
      jest.advanceTimersByTime(30_000);
      expect(workers).toHaveLength(started + 1);
    }
  });

  it('replaces a process that the system could not start', () => {
    workers[1]?.emit('listening');
    const failed = workers[0] as unknown as { process: object };
    failed.process = { ...failed.process, pid: undefined };
    workers[0]?.emit('error', new Error('spawn EAGAIN'));
    jest.advanceTimersByTime(1_000);
    expect(workers).toHaveLength(3);
  });

  it('stops if a process ends before any process was listening', () => {
    workers[0]?.emit('exit', 3, null);
    expect(workers[1]?.signals).toEqual(['SIGTERM']);
    expect(logged.mock.calls).toEqual([['process 100 of the site ended: code 3']]);
    workers[1]?.emit('exit', 0, null);
    expect(exit.mock.calls).toEqual([[3]]);
    expect(workers).toHaveLength(2);
  });

  it('kills a process that does not stop, and exits', () => {
    for (const worker of workers) worker.emit('listening');
    process.emit('SIGTERM');
    workers[0]?.emit('exit', 0, null);
    jest.advanceTimersByTime(15_000);
    expect(workers.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM', 'SIGKILL']]);
    expect(exit).not.toHaveBeenCalled();
    kill(1);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  it('stops while it waits to replace its last process', () => {
    workers[0]?.emit('listening');
    kill(1);
    workers[0]?.emit('exit', 1, null);
    workers[2]?.emit('exit', 1, null);
    process.emit('SIGTERM');
    expect(exit.mock.calls).toEqual([[0]]);
    jest.advanceTimersByTime(60_000);
    expect(workers).toHaveLength(3);
  });
});
