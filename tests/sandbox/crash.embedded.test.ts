import { randomUUID } from 'node:crypto';
import { createData, embedded } from '../run/databases';
import { Client } from './client';
import { keyIn, emailsTo } from './emails';
import { MailServer } from './MailServer';
import { Shopper, type Buyer } from './Shopper';
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

const noLimits = { RATE_LIMITS: 'off' } as const;

/** No server listens on this port. */
const noMailServer = 'smtp://127.0.0.1:1';

it('a confirmed registration survives a killed process, and its email is sent', async () => {
  const data = await createData(embedded);
  const first = await startSandbox({ ...noLimits, SMTP_URL: noMailServer }, data);
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
      // The other registrations are still in progress.
      if (done.length >= 12) killed ??= first.kill();
    }
  };
  await Promise.all([1, 2, 3, 4].map(registerUntilKilled));
  await killed;

  const mailServer = await MailServer.start();
  const second = await startSandbox({ ...noLimits, SMTP_URL: mailServer.url }, data);
  const again = new Client(second.url);
  for (const name of done) {
    const { email } = formOf(name);
    expect((await again.login(email, password)).body).toMatchObject({ code: 109 });
    const messages = await emailsTo(again, email);
    expect(messages).toHaveLength(1);
    expect((await again.call('POST', `/api/register/activate/${keyIn(messages[0])}`)).status).toBe(200);
    await mailServer.receive(`To: ${email}`);
  }
  await second.stop();
  await mailServer.close();
}, 180_000);

interface Purchase {
  readonly key: string;
  readonly buyer: Buyer;
}

it('a purchase reported as paid survives a killed process, and any other purchase can be retried', async () => {
  const data = await createData(embedded);
  const started: Purchase[] = [];
  const paid: Purchase[] = [];
  const buy = async (shop: Shopper, { key, buyer }: Purchase): Promise<boolean> => {
    const { token } = await shop.startPayment(buyer, { key, campaign: 'founders', product: 'founders-1' });
    return ((await shop.pay(token)).body as { outcome: string }).outcome === 'paid';
  };
  const first = await startSandbox(noLimits, data);
  const shop = new Shopper(new Client(first.url));
  let killed: Promise<void> | undefined;
  const buyUntilKilled = async (): Promise<void> => {
    while (killed === undefined) {
      const buyer = await shop.createGhost().catch(() => undefined);
      if (!buyer) return;
      const purchase = { key: randomUUID(), buyer };
      started.push(purchase);
      if (await buy(shop, purchase).catch(() => false)) paid.push(purchase);
      // The other payments are still in progress.
      if (paid.length >= 40) killed ??= first.kill();
    }
  };
  await Promise.all(Array.from({ length: 6 }, buyUntilKilled));
  await killed;

  const second = await startSandbox(noLimits, data);
  const client = new Client(second.url);
  const again = new Shopper(client);
  for (const { buyer } of paid) {
    expect(await again.orders(buyer)).toMatchObject([{ status: 2 }]);
  }
  // Browsers retry whether or not they received a response.
  for (const purchase of started) expect(await buy(again, purchase)).toBe(true);
  for (const { buyer } of started) {
    expect(await again.orders(buyer)).toMatchObject([{ status: 2 }]);
    expect(await emailsTo(client, buyer.email)).toHaveLength(1);
    const known = (await client.get(`/sandbox/shop.json?email=${buyer.email}`)).body;
    const { gameTimeEnd } = known as { gameTimeEnd: string };
    expect((Date.parse(gameTimeEnd) - Date.now()) / 86_400_000).toBeLessThan(32);
  }
  expect(await again.countSold('founders')).toBe(312 + started.length);
  await second.stop();
}, 180_000);

it('AP-01 requests that change game time get the same responses again after a crash', async () => {
  const data = await createData(embedded);
  const first = await startSandbox(noLimits, data);
  const client = new Client(first.url);
  const { id } = await client.callControl<{ id: string }>('codes', { months: 3 });
  const send = (to: Client, { path, token, key }: { path: string; token: string; key: string }) =>
    to.call('POST', path, { token, body: {}, headers: { 'idempotency-key': key } });
  const done = [];
  for (const path of [
    `/api/inventory/keys/${id}/activate`,
    '/api/steam/give-purchase-gametime',
    '/api/users/me/redeem-myDU',
  ]) {
    const traits = { ownership: ['steam'], steamMonths: 2, gameTimeMonths: 6 };
    const request = { path, token: (await client.createPlayer(traits)).accessToken, key: randomUUID() };
    const { status, body } = await send(client, request);
    expect(status).toBe(200);
    done.push({ request, body });
  }
  await first.kill();

  const second = await startSandbox(noLimits, data);
  const again = new Client(second.url);
  for (const { request, body } of done) {
    expect((await send(again, request)).body).toEqual(body);
    const gameTime = (await again.get('/api/users/me/game-time', request.token)).body;
    expect((gameTime as { history: unknown[] }).history).toHaveLength(1);
    expect((await send(again, { ...request, key: randomUUID() })).status).toBe(409);
  }
  await second.stop();
}, 180_000);
