import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from './client';
import { keyIn, lettersTo } from './letters';
import { mailServer } from './mailServer';
import { startSandbox } from './startSandbox';

const password = 'Farstead-2026!';

const formOf = (name: string) => ({
  displayName: name,
  firstName: 'Ada',
  lastName: 'Verne',
  email: `${name}@farstead.test`,
  password,
  newsletter: false,
  language: 'en',
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const listening = async (server: Server): Promise<Server> => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
};

it('a registration that was answered is there after the process was killed, and its letter goes out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starport-crash-'));
  // Always the embedded database: a server is not killed with the process.
  const environment = { DATA_DIR: folder, DATABASE_URL: '', RATE_LIMITS: 'off' };
  try {
    // While the first one runs there is no mail server: nothing listens where this one was.
    const closed = await listening(mailServer([]));
    const nowhere = portOf(closed);
    closed.close();
    const first = await startSandbox({ ...environment, SMTP_URL: `smtp://127.0.0.1:${nowhere}` });
    const client = new Client(first.url);
    const done: string[] = [];
    let killed: Promise<void> | undefined;
    const registerUntilKilled = async (runner: number): Promise<void> => {
      for (let n = 0; killed === undefined; n += 1) {
        const name = `pilot-${runner}-${n}`;
        const answer = await client
          .call('POST', '/api/register', { body: formOf(name) })
          .catch(() => undefined);
        if (answer?.status === 204) done.push(name);
        // The others are in the middle of theirs.
        if (done.length >= 12) killed ??= first.kill();
      }
    };
    await Promise.all([1, 2, 3, 4].map(registerUntilKilled));
    await killed;

    const received: string[] = [];
    const server = await listening(mailServer(received));
    const second = await startSandbox({ ...environment, SMTP_URL: `smtp://127.0.0.1:${portOf(server)}` });
    try {
      const again = new Client(second.url);
      for (const name of done) {
        const { email } = formOf(name);
        expect((await again.login(email, password)).body).toMatchObject({ code: 109 });
        const letters = await lettersTo(again, email);
        expect(letters).toHaveLength(1);
        expect((await again.call('POST', `/api/register/activate/${keyIn(letters[0])}`)).status).toBe(200);
      }
      const isHandedOver = (name: string): boolean =>
        received.some((letter) => letter.includes(`To: ${formOf(name).email}`));
      const waitUntil = Date.now() + 20_000;
      while (!done.every(isHandedOver) && Date.now() < waitUntil) {
        await new Promise((next) => setTimeout(next, 20));
      }
      expect(done.filter((name) => !isHandedOver(name))).toEqual([]);
    } finally {
      await second.stop();
      server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
