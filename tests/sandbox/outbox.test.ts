import { randomUUID } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from 'kysely';
import { Clock } from '#sandbox/platform/clock';
import { Outbox } from '#sandbox/platform/Outbox';
import type { Tables } from '#sandbox/platform/tables';
import { emailRestoredEmail } from '#sandbox/profile/emails';
import { createData } from '../run/databases';
import { startProgram, testSettings, type RunningProgram } from '../run/startProgram';
import { Client } from './client';
import { MailServer } from './MailServer';

let mailServer: MailServer;
let sandbox: RunningProgram;
let client: Client;
let data: Readonly<Record<string, string>>;

const start = async (): Promise<void> => {
  sandbox = await startProgram('sandbox', {
    ...process.env,
    ...testSettings,
    ...data,
    RATE_LIMITS: 'off',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  });
  client = new Client(sandbox.origin);
};

const createAddress = (): string => `reader-${randomUUID()}@farstead.test`;

const subscribe = async (email: string, language = 'en'): Promise<void> => {
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  await client.call('POST', `/api/newsletter?lang=${language}`, {
    body: { email },
    headers: { 'x-csrf-token': token?.id ?? '' },
  });
};

/** Returns the languages of the received emails to an address, in their order. */
const receivedBy = (address: string): readonly (string | undefined)[] =>
  mailServer.messages
    .filter((message) => message.includes(`To: ${address}`))
    .map((message) => /lang=3D"(\w+)"/.exec(message)?.[1]);

/** Makes the sandbox send what waits for a retry. */
const passTime = (seconds: number) => client.callControl('clock', { advanceSeconds: seconds });

beforeAll(async () => {
  mailServer = await MailServer.start();
  await mailServer.close();
  data = { ...(await createData()) };
  await start();
});

afterEach(() => jest.useRealTimers());

afterAll(async () => {
  await sandbox.stop();
  await mailServer.close();
});

it('sends emails in their order once the mail server is back, except expired ones', async () => {
  const player = await client.createPlayer();
  const { email } = player;
  const written = email.replace(/^./, (first) => first.toUpperCase());
  await subscribe(email, 'en');
  await client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email } });
  await subscribe(written, 'fr');
  await sandbox.outputWith('Emails wait for the mail server');

  // The key of the reset expires, the confirmations do not.
  await mailServer.listen();
  await passTime(3_600);
  await sandbox.outputWith('was not sent: it has expired');
  await mailServer.receive(`To: ${written}`);
  expect([receivedBy(email), receivedBy(written)]).toEqual([['en'], ['fr']]);
  expect(mailServer.messages).toHaveLength(2);
});

it('retries the emails of a delayed address in order, and never a rejected email', async () => {
  const [delayed, rejected, other] = [createAddress(), createAddress(), createAddress()];
  mailServer.refusals.set(delayed, '450 busy').set(rejected, '550 unknown');
  for (const language of ['en', 'fr']) await subscribe(delayed, language);
  await subscribe(rejected);
  await sandbox.outputWith('was delayed');
  await subscribe(other);
  await mailServer.receive(`To: ${other}`);
  await sandbox.outputWith('was rejected');
  mailServer.refusals.clear();
  await subscribe(rejected, 'de');
  await mailServer.receive(`To: ${rejected}`);
  await passTime(60);
  await mailServer.receive(`To: ${delayed}`, 'lang=3D"fr"');
  expect(receivedBy(delayed)).toEqual(['en', 'fr']);
  expect(receivedBy(rejected)).toEqual(['de']);
});

it('sends the emails of a killed process', async () => {
  await mailServer.close();
  const stored = createAddress();
  await subscribe(stored);
  await sandbox.kill();
  await mailServer.listen();
  await start();
  expect(await mailServer.receive(`To: ${stored}`)).toContain(stored);
});

it('the notice of an undone email change does not expire with its link', () => {
  const change = {
    name: 'Ada',
    language: 'en',
    key: 'a-key',
    rootUrl: 'https://farstead.test',
    oldEmail: createAddress(),
    newEmail: createAddress(),
  } as const;
  expect(emailRestoredEmail(change, []).lifetimeSeconds).toBeUndefined();
});

/** A database without rows. Its first query fails. */
class FailingOnceDriver extends DummyDriver {
  private hasFailed = false;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.hasFailed) return super.acquireConnection();
    this.hasFailed = true;
    throw new Error('The database does not respond.');
  }
}

it('retries once after a failure if no email waits', async () => {
  jest.useFakeTimers();
  const failures: unknown[] = [];
  const outbox = new Outbox({
    smtpUrl: 'smtp://127.0.0.1:1',
    db: new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new FailingOnceDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    clock: new Clock(),
    onFailure: (error) => failures.push(error),
  });
  outbox.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect([failures.length, jest.getTimerCount()]).toEqual([1, 1]);
  await jest.advanceTimersToNextTimerAsync();
  expect([failures.length, jest.getTimerCount()]).toEqual([1, 0]);
});
