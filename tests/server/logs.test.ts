import { PassThrough } from 'node:stream';
import type PinoPretty from 'pino-pretty';
import { log } from '#server/logging/log';
import { loggedError } from '#server/logging/loggedError';
import { startLog } from '#server/logging/startLog';
import { call, type CallResponse } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer, type RunningWebServer } from './support/startWebServer';
import { startBackEnd, StubContent, stubRenderer } from './support/stubRenderer';
import type { Upstream } from './support/upstream';

const mockTerminal = new PassThrough();

jest.mock('node:tty', () => ({ isatty: () => true }));
jest.mock('pino-pretty', () => (options: object) => {
  const pretty = jest.requireActual<typeof PinoPretty>('pino-pretty');
  return pretty({ ...options, destination: mockTerminal });
});

/** Renderer whose previews fail in the way that their token names. Its errors are like those of axios and pg. */
const failingRenderer = `${stubRenderer}
const createError = (message) => Object.assign(new Error(message), {
  code: 'ECONNREFUSED',
  detail: 'Key (email)=(secret-email) already exists.',
  config: { headers: { authorization: 'Bearer secret-token' } },
});
exports.renderer.openPreview = async ({ token }) => {
  if (token === 'console') {
    console.error(Object.assign(createError('The renderer refuses "secret"'), { code: '22P02' }));
    console.warn('A package warns of %s', 'ada@farstead.test', createError('The package reports'), { authorization: 'secret-token' });
    process.emitWarning(createError('Node warns'));
    return { kind: 'unreachable' };
  }
  if (token === 'crash') setTimeout(() => { throw createError('The process crashes'); });
  if (token === 'crash') return { kind: 'unreachable' };
  throw Object.assign(createError('The preview failed for ada@farstead.test'), { cause: createError('The cause') });
};
`;

let folder: SiteFolder;
let backEnd: Upstream;
let webServer: RunningWebServer;

const start = (settings: Readonly<Record<string, string>> = {}): Promise<RunningWebServer> =>
  startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: backEnd.origin, ...settings });

beforeAll(async () => {
  folder = await makeSiteFolder();
  await folder.addRenderer(failingRenderer);
  backEnd = await startBackEnd(new StubContent());
  webServer = await start();
});

afterAll(async () => {
  await webServer.stop();
  await backEnd.close();
  await folder.remove();
});

const openPreview = ({ origin }: RunningWebServer, token: string): Promise<CallResponse> =>
  call(origin, `/preview?token=${token}&documentId=secret-document`);

interface Line {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly err?: object;
  readonly req?: { readonly path: string; readonly reference: string };
}

const linesOf = (output: string): readonly Line[] =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const reportViolation = ({ origin }: RunningWebServer): Promise<CallResponse> =>
  call(origin, '/policy-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src' } }),
  });

it('logs no successful requests and prints only the URL', async () => {
  expect((await call(webServer.origin, '/')).status).toBe(200);
  expect((await call(webServer.origin, '/nowhere.png')).status).toBe(404);
  expect(await webServer.outputWith('')).toBe(`site listening on ${webServer.origin}\n`);
});

it('writes one JSON object per warning and error to stderr', async () => {
  await reportViolation(webServer);
  await openPreview(webServer, 'console');
  await openPreview(webServer, 'failing');
  await webServer.outputWith('Node warns');
  await webServer.outputWith('The preview failed');
  const lines = linesOf(webServer.errorOutput());
  const messages = [
    [40, 'The content security policy has refused something'],
    [50, 'The renderer refuses …'],
    [40, 'A package warns of [email] [object]'],
    [40, 'Node warns'],
    [50, 'The preview failed for [email]'],
  ];
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual(messages);
  expect(lines.filter(({ time }) => Math.abs(time - Date.now()) < 60_000)).toHaveLength(messages.length);
  expect(await webServer.outputWith('')).toMatch(/^site listening on \S+\n\{/);
});

it('logs only the type, message, stack, code and cause of an error', async () => {
  await openPreview(webServer, 'failing');
  const output = await webServer.outputWith('The preview failed');
  const { err } = linesOf(webServer.errorOutput()).find(({ msg }) => msg.startsWith('The preview')) ?? {};
  const stack = expect.stringContaining('    at ') as string;
  expect(err).toEqual({
    type: 'Error',
    message: 'The preview failed for [email]',
    stack,
    code: 'ECONNREFUSED',
    cause: { type: 'Error', message: 'The cause', stack, code: 'ECONNREFUSED' },
  });
  expect(output).not.toMatch(/secret|ada@/);
});

it('logs a failed request with the reference that its response names', async () => {
  const { status, text, headers } = await openPreview(webServer, 'failing');
  expect(status).toBe(500);
  const [, reference = ''] =
    /^Something went wrong on our side\.\nReference: (\w{4}-\w{4})\n$/.exec(text) ?? [];
  expect(headers['x-request-id']).toBe(reference);
  await webServer.outputWith(`"reference":"${reference}"`);
  const [line] = linesOf(webServer.errorOutput()).filter(({ req }) => req?.reference === reference);
  expect(line).toMatchObject({
    level: 50,
    req: { method: 'GET', path: '/preview' },
    res: { statusCode: 500 },
  });
});

it('adds no reference to a client error', async () => {
  const { status, text } = await call(webServer.origin, '/policy-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect([status, text]).toEqual([400, expect.not.stringContaining('Reference')]);
});

it('LOG=1 adds the requests on stdout', async () => {
  const verbose = await start({ LOG: '1' });
  await openPreview(verbose, 'failing');
  const output = await verbose.outputWith('request completed');
  await verbose.outputWith('The preview failed');
  expect(await verbose.stop()).toBe(0);
  expect(linesOf(verbose.errorOutput()).map(({ msg }) => msg)).toEqual(['The preview failed for [email]']);
  expect(output).toContain('"msg":"incoming request"');
  expect(output).not.toMatch(/secret|ada@/);
});

it('logs the error that ends the process', async () => {
  const crashing = await start();
  await openPreview(crashing, 'crash').catch(() => undefined);
  await crashing.outputWith('The process crashes');
  expect(await crashing.stop()).toBe(1);
  expect(linesOf(crashing.errorOutput())).toMatchObject([{ level: 60, msg: 'The process crashes' }]);
  expect(crashing.errorOutput()).not.toContain('secret');
});

it('writes readable text to a terminal', async () => {
  const { warn, error } = console;
  await startLog();
  Object.assign(console, { warn, error });
  process.removeAllListeners('uncaughtException');
  log.warn('It is late');
  expect(String(mockTerminal.read())).toMatch(/^\[.*WARN.*It is late/);
});

/** Errors as `pg` and PGlite throw them. Both take the message from the database. */
it.each([
  ['23505', 'duplicate key value violates unique constraint "players_email_key"', undefined],
  ['23502', 'null value in column "email" of relation "players" violates not-null constraint', undefined],
  ['22P02', 'invalid input syntax for type uuid: "a "secret"\nid"', 'invalid input syntax for type uuid: …'],
  ['22P02', 'ungültige Eingabesyntax für Typ uuid: »secret«', 'ungültige Eingabesyntax für Typ uuid: …'],
  ['22003', 'value "secret" is out of range for type integer', 'value …'],
])('logs the database error %s without row values', (code, message, logged = message) => {
  const name = 'error';
  const error = Object.assign(new Error(message), { name, code, detail: 'secret', params: ['secret'] });
  expect(loggedError(error)).toMatchObject({ type: 'error', code, message: logged });
  expect(JSON.stringify(loggedError(error))).not.toContain('secret');
});

it('limits the length of a cyclic chain of causes', () => {
  const error = new Error('It fails');
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/"message"/g)).toHaveLength(6);
});

it.each([
  ['a text', 'It fails', { type: 'string', message: 'It fails' }],
  ['an object', { password: 'secret' }, { type: 'object', message: '' }],
  ['nothing', undefined, { type: 'undefined', message: '' }],
])('logs no properties if %s was thrown', (_what, thrown, logged) => {
  expect(loggedError(thrown)).toEqual(logged);
});

it('names an error by its class if it has no name of its own', () => {
  class UploadError extends Error {}
  expect(loggedError(new UploadError('It fails')).type).toBe('UploadError');
});
