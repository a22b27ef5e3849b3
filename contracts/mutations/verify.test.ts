import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, UsageError } from '../verification/options';

interface Finished {
  readonly exitCode: number;
  readonly output: string;
}

let provider: Server;
let url: string;
let folder: string;

/** Provider that has only the call `countDacs`, and no state in which transfers wait. */
const startProvider = (): Server =>
  createServer((request, response) => {
    const reply = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const sent = Buffer.concat(parts).toString();
      if (request.url === '/states' && sent.includes('password changed')) reply(404, {});
      else if (request.url === '/states')
        reply(200, { accessToken: sent.includes('expired') ? 'old' : 'new' });
      else if (!request.url?.endsWith('/count/me')) reply(404, { code: 1 });
      else if (request.headers.authorization === 'Bearer old') reply(401, { code: 112 });
      else reply(200, { quantity: 5 });
    });
  });

beforeAll(async () => {
  provider = startProvider();
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'starport-verify-'));
});

afterAll(async () => {
  provider.close();
  await rm(folder, { recursive: true, force: true });
});

const verify = (...args: readonly string[]): Promise<Finished> =>
  new Promise((done) => {
    const command = ['--import', 'tsx', 'contracts/verify.ts', ...args];
    execFile(process.execPath, command, (error, stdout, stderr) => {
      done({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

const verifyProvider = (...args: readonly string[]): Promise<Finished> =>
  verify('--provider', url, '--states', `${url}/states`, ...args);

it('AP-01 verifies only interactions of the chosen call and state', async () => {
  const { exitCode, output } = await verifyProvider('--call', 'countDacs', '--state', 'with coupons');
  expect(output).toContain('1 passed, 0 failed');
  expect(exitCode).toBe(0);
});

it('AP-01 reports failures of pending calls without failing, and fails for all others', async () => {
  const junit = join(folder, 'junit.xml');
  const calls = ['--call', 'findTransferHold', '--call', 'countDacs', '--state', 'coupons'];
  const pending = await verifyProvider(...calls, '--pending', 'findTransferHold', '--junit', junit);
  expect(pending.output).toContain('1 passed, 0 failed, 4 pending');
  expect(pending.exitCode).toBe(0);
  const report = await readFile(junit, 'utf8');
  expect(report).toContain('tests="5" failures="0" skipped="4"');
  expect(report).toMatch(
    /name="until when transfers wait \(a player with coupons exists\)" .*<skipped message/,
  );

  const failed = await verifyProvider(...calls, '--junit', junit);
  expect(failed.output).toContain('1 passed, 4 failed');
  expect(failed.exitCode).toBe(1);
  expect(await readFile(junit, 'utf8')).toContain('expected 200 but was 404');
});

it('prints its options, and rejects unknown calls and invalid combinations', async () => {
  expect((await verify('--help')).output).toContain('--pending NAME');
  expect(readOptions(['--help'])).toBeUndefined();
  for (const args of [
    ['--call', 'nothing'],
    ['--pending', 'nothing'],
    ['--provider', url],
    ['--publish'],
    ['--pact-url', url],
    ['--broker', url, '--state', 'a'],
    ['--broker', 'nowhere'],
  ])
    expect(() => readOptions(args)).toThrow(UsageError);
});

it('reads broker credentials and the URL of a webhook’s pact', () => {
  const broker = ['--broker', 'https://broker.example.test', '--username', 'ada', '--password', 'secret'];
  expect(readOptions([...broker, '--pact-url', 'https://broker.example.test/pacts/1'])).toMatchObject({
    broker: { url: 'https://broker.example.test', username: 'ada', password: 'secret' },
    pactUrl: 'https://broker.example.test/pacts/1',
  });
});
