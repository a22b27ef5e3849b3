import { createHash, webcrypto } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Configuration } from '#application/configuration/Configuration';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { RangeBreachedPasswords } from '#infrastructure/browser/RangeBreachedPasswords';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import {
  FakeConfigurationSource,
  fakeConfiguration,
} from '#infrastructure/fake/configuration/FakeConfigurationSource';

const password = 'correct horse';
const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
const suffix = hash.slice(5);

let server: Server;
let requestedPaths: string[];
let answer: { readonly status: number; readonly body: string } | 'never';
let waiting: () => void;

beforeAll(async () => {
  if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    waiting();
    if (answer === 'never') return;
    response.writeHead(answer.status, { 'content-type': 'text/plain' }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

beforeEach(() => {
  requestedPaths = [];
  waiting = () => undefined;
});

afterAll(() => server.closeAllConnections());
afterAll(() => new Promise((done) => server.close(done)));

const service = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`;

const checkPassword = (breachRangeUrl: string | undefined = service(), clock = new FakeClock()) => {
  const configuration = new Configuration(new FakeConfigurationSource());
  configuration.seed(new RemoteConfiguration({ ...fakeConfiguration, breachRangeUrl }));
  return new RangeBreachedPasswords(configuration, clock).has(password);
};

it('sends only the first five characters of the hash to the service', async () => {
  answer = { status: 200, body: `${suffix}:17` };
  await checkPassword();
  expect(requestedPaths).toEqual([`/range/${hash.slice(0, 5)}`]);
});

it.each([
  ['on its own', `${suffix}:1`, true],
  ['among other hashes', `0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${suffix}:203\r\n`, true],
  ['in lowercase', `${suffix.toLowerCase()}:203`, true],
  ['that is not listed', '0018A45C4D1DEF81644B54AB7F969B88D65:1', false],
  ['listed as padding', `${suffix}:0`, false],
  ['that is only a line’s prefix', `${suffix}0:9`, false],
  ['in an empty response', '', false],
  ['in an HTML page', '<!doctype html><title>Sorry</title>', false],
])('reports a breach for a hash %s (response %j): %s', async (_how, body, isBreached) => {
  answer = { status: 200, body };
  expect(await checkPassword()).toBe(isBreached);
});

it.each([400, 429, 500, 503])('accepts the password when the service responds with %i', async (status) => {
  answer = { status, body: `${suffix}:17` };
  expect(await checkPassword()).toBe(false);
});

it('accepts the password when the service is unreachable', async () => {
  expect(await checkPassword('http://127.0.0.1:1/range/')).toBe(false);
  expect(await checkPassword('not an address/')).toBe(false);
});

it('waits at most 1.5 seconds for a slow service', async () => {
  answer = 'never';
  const clock = new FakeClock();
  const isRequested = new Promise<void>((done) => (waiting = done));
  const looking = checkPassword(service(), clock);
  await isRequested;
  clock.advance(1499);
  let isDone = false;
  void looking.then(() => (isDone = true));
  await Promise.resolve();
  expect(isDone).toBe(false);
  clock.advance(1);
  expect(await looking).toBe(false);
});

it('sends no request when no service is configured', async () => {
  answer = { status: 200, body: `${suffix}:17` };
  const configuration = new Configuration(new FakeConfigurationSource());
  configuration.seed(fakeConfiguration);
  expect(await new RangeBreachedPasswords(configuration, new FakeClock()).has(password)).toBe(false);
  expect(requestedPaths).toEqual([]);
});
