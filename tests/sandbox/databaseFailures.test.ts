import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { checkDatabase } from '#sandbox/platform/checkDatabase';
import { isUnavailable, isUnreachable, serverDialect } from '#sandbox/platform/serverDialect';
import type { Tables } from '#sandbox/platform/tables';

/** What the stub of a PostgreSQL server does with connections and statements. */
type Behavior = 'accepts no connection' | 'hangs' | 'has a full disk' | 'works';

let behavior: Behavior;
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
    if (behavior !== 'accepts no connection') socket.write(isAuthenticated);
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
  [statements, sockets] = [[], []];
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
