import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from './client';
import { keyIn, emailsTo } from './emails';
import { mailServer } from './mailServer';
import { Shopper, type Buyer } from './shopping';
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

it('after the process was killed, an answered registration exists and its email is sent', async () => {
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
        const messages = await emailsTo(again, email);
        expect(messages).toHaveLength(1);
        expect((await again.call('POST', `/api/register/activate/${keyIn(messages[0])}`)).status).toBe(200);
      }
      const isHandedOver = (name: string): boolean =>
        received.some((message) => message.includes(`To: ${formOf(name).email}`));
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

interface Purchase {
  readonly key: string;
  readonly buyer: Buyer;
}

it('after the process was killed, a purchase answered as paid exists once, and the others can be sent again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starport-crash-'));
  const environment = { DATA_DIR: folder, DATABASE_URL: '', RATE_LIMITS: 'off' };
  const started: Purchase[] = [];
  const paid: Purchase[] = [];
  const buy = async (shop: Shopper, { key, buyer }: Purchase): Promise<boolean> => {
    const { token } = await shop.session(buyer, { key, campaign: 'founders', product: 'founders-1' });
    return ((await shop.pay(token)).body as { outcome: string }).outcome === 'paid';
  };
  try {
    const first = await startSandbox(environment);
    const shop = new Shopper(new Client(first.url));
    let killed: Promise<void> | undefined;
    const buyUntilKilled = async (): Promise<void> => {
      while (killed === undefined) {
        const buyer = await shop.ghost().catch(() => undefined);
        if (!buyer) return;
        const purchase = { key: randomUUID(), buyer };
        started.push(purchase);
        if (await buy(shop, purchase).catch(() => false)) paid.push(purchase);
        // The others are in the middle of theirs.
        if (paid.length >= 40) killed ??= first.kill();
      }
    };
    await Promise.all(Array.from({ length: 6 }, buyUntilKilled));
    await killed;

    const second = await startSandbox(environment);
    try {
      const client = new Client(second.url);
      const again = new Shopper(client);
      for (const { buyer } of paid) {
        expect(await again.orders(buyer)).toMatchObject([{ status: 2 }]);
      }
      // As browsers do whose answer got lost, and those whose answer did not.
      for (const purchase of started) expect(await buy(again, purchase)).toBe(true);
      for (const { buyer } of started) {
        expect(await again.orders(buyer)).toMatchObject([{ status: 2 }]);
        expect(await emailsTo(client, buyer.email)).toHaveLength(1);
        const known = (await client.get(`/sandbox/shop.json?email=${buyer.email}`)).body;
        const { gameTimeEnd } = known as { gameTimeEnd: string };
        expect((Date.parse(gameTimeEnd) - Date.now()) / 86_400_000).toBeLessThan(32);
      }
      expect(await again.sold('founders')).toBe(312 + started.length);
    } finally {
      await second.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
