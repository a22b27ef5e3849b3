import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { checkDatabase } from '#sandbox/platform/checkDatabase';
import { openDatabase } from '#sandbox/platform/database';
import { isUnavailable, isUnreachable, serverDialect } from '#sandbox/platform/serverDialect';
import type { Tables } from '#sandbox/platform/tables';
import { SettingError } from '#server/startup/SettingError';

/** What the stub of a PostgreSQL server does with connections and statements. */
type Behavior = 'accepts no connection' | 'hangs' | 'has a full disk' | 'works';

let behavior: Behavior;
/** Error code with which the stub rejects connections. */
let rejection: string | undefined;
let statements: string[];
let server: Server;
let sockets: Socket[];
let db: Kysely<Tables>;

const message = (type: string, content: Buffer | string = ''): Buffer => {
  const body = Buffer.from(content);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

const isReady = message('Z', 'I');
const isAuthenticated = Buffer.concat([message('R', Buffer.alloc(4)), isReady]);
const diskFull = message('E', 'C53100\0Mno space left on device\0\0');

const respondTo = (socket: Socket, data: Buffer): void => {
  // The first message has no type.
  if (data[0] === 0) {
    if (rejection !== undefined) socket.end(message('E', `C${rejection}\0Mno\0\0`));
    else if (behavior !== 'accepts no connection') socket.write(isAuthenticated);
    return;
  }
  if (data.toString('latin1', 0, 1) !== 'Q') return;
  const statement = data.toString('utf8', 5, data.length - 1);
  statements.push(statement);
  if (behavior === 'hangs') return;
  const isRefused = behavior === 'has a full disk' && statement.startsWith('insert');
  socket.write(Buffer.concat([isRefused ? diskFull : message('C', 'SELECT 0\0'), isReady]));
};

beforeEach(async () => {
  [statements, sockets, rejection] = [[], [], undefined];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => respondTo(socket, data));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const limits = { connectMs: 200, statementMs: 100, queryMs: 100 };
  db = new Kysely<Tables>({ dialect: serverDialect(`postgresql://x@127.0.0.1:${port}/x`, limits) });
});

afterEach(async () => {
  await db.destroy();
  for (const socket of sockets) socket.destroy();
  server.close();
});

const write = () =>
  db.transaction().execute((transaction) => sql`insert into x values (1)`.execute(transaction));

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each<[Behavior, boolean]>([
  ['accepts no connection', true],
  ['hangs', false],
  ['has a full disk', false],
])(
  'a database that %s is unavailable, and unreachable only without a connection',
  async (failure, hasNoConnection) => {
    behavior = failure;
    const error = await failureOf(write());
    expect([isUnavailable(error), isUnreachable(error)]).toEqual([true, hasNoConnection]);
    expect(isUnavailable(await failureOf(checkDatabase(db)))).toBe(true);
  },
);

it('does not wait for a second response, and uses a new connection afterwards', async () => {
  behavior = 'hangs';
  await failureOf(write());
  expect(statements).toEqual(['begin']);
  behavior = 'works';
  await checkDatabase(db);
  expect(sockets).toHaveLength(2);
});

it('counts as unavailable when the connection is lost', async () => {
  behavior = 'hangs';
  const failure = failureOf(write());
  await once(server, 'connection');
  const [socket] = sockets;
  if (socket) await once(socket, 'data');
  socket?.destroy();
  expect(isUnavailable(await failure)).toBe(true);
});

it('counts as available when a statement is wrong', () => {
  expect(isUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
  expect(isUnavailable(Object.assign(new Error('no such file'), { code: 'FST_ERR_NOT_FOUND' }))).toBe(false);
});

const startFailure = (databaseUrl: string): Promise<unknown> =>
  failureOf(openDatabase({ dataDir: 'memory', databaseUrl }));

it.each([
  ['a wrong password', '28P01', 'rejects the user "player". Correct the user and password in DATABASE_URL.'],
  ['a missing database', '3D000', 'has no database "starport". Create it, or correct DATABASE_URL.'],
  ['missing rights', '42501', 'The user "player" may not create tables in the database "starport".'],
  ['too many connections', '53300', 'No PostgreSQL server is available at 127.0.0.1:'],
])('a start with %s says what to correct, without the password', async (_failure, code, sentence) => {
  rejection = code;
  const { port } = server.address() as AddressInfo;
  const error = await startFailure(`postgresql://player:secret@127.0.0.1:${port}/starport`);
  expect(error).toBeInstanceOf(SettingError);
  expect((error as Error).message).toContain(sentence);
  expect((error as Error).message).not.toContain('secret');
});

it('a start with an unknown host says which one, without the password', async () => {
  const error = await startFailure('postgresql://player:secret@not%20a%20host/starport');
  expect(error).toEqual(
    new SettingError('The host "not a host" of DATABASE_URL is unknown. Correct DATABASE_URL.'),
  );
});

it('a start with a missing certificate names its file, without the password', async () => {
  const error = await startFailure('postgresql://player:secret@127.0.0.1/starport?sslrootcert=/none/ca.pem');
  expect(error).toBeInstanceOf(SettingError);
  expect((error as Error).message).toMatch(/^The file \/none\/ca\.pem, which DATABASE_URL names,/);
  expect((error as Error).message).not.toContain('secret');
});

it.each([
  'mysql://player:secret@127.0.0.1/starport',
  'postgresql://player:12/secret@127.0.0.1/starport',
  'postgresql://player:secret@127.0.0.1:port/starport',
  'player:secret@127.0.0.1',
])('a start with the invalid URL %s says how to write it, without the password', async (url) => {
  const error = await startFailure(url);
  expect(error).toBeInstanceOf(SettingError);
  expect((error as Error).message).toMatch(/^DATABASE_URL must be a URL such as postgresql:/);
  expect((error as Error).message).not.toContain('secret');
});
