import { randomUUID } from 'node:crypto';
import { createData } from '../run/databases';
import { Client, type TestPlayer } from './client';
import { Dacs } from './coupons';
import { inParallel } from './inParallel';
import { startSandbox } from './startSandbox';

// The embedded database runs one transaction at a time.
const transfers = process.env.DATABASE_URL ? 1000 : 200;
const transfersBeforeKill = transfers * 0.4;
const connections = 10;

interface Transfer {
  readonly key: string;
  readonly giver: TestPlayer;
  readonly taker: TestPlayer;
}

it('DC-01 killing the process during 1,000 transfers loses none, and retries duplicate none', async () => {
  const data = await createData();
  const settings = { RATE_LIMITS: 'off' } as const;
  const first = await startSandbox(settings, data);
  const client = new Client(first.url);
  const people: TestPlayer[] = [];
  await inParallel(connections, Array.from({ length: 20 }), async () => {
    people.push(await client.createPlayer({ dacs: 100 }));
  });
  const [giver0] = people;
  if (!giver0) throw new Error('Nobody was created.');
  // In both directions between neighbors, so that transfers wait for each other's locks.
  const all = Array.from({ length: transfers }, (_, index): Transfer => {
    const giver = people[index % people.length] ?? giver0;
    const taker = people[(index + (index % 2 === 0 ? 1 : people.length - 1)) % people.length] ?? giver0;
    return { key: randomUUID(), giver, taker };
  });
  const send = async (to: Client, { key, giver, taker }: Transfer): Promise<number> =>
    (await new Dacs(to).transfer(giver, taker.id, 1, key)).status;

  let done = 0;
  let killed: Promise<void> | undefined;
  await inParallel(connections, all, async (transfer) => {
    if (killed) return;
    const status = await send(client, transfer).catch(() => 0);
    if (status === 204) done += 1;
    // The other transfers are still in progress.
    if (done >= transfersBeforeKill) killed ??= first.kill();
  });
  await killed;

  const second = await startSandbox(settings, data);
  const again = new Client(second.url);
  const dacs = new Dacs(again);
  const counts = async (): Promise<number[]> => {
    const owned: number[] = [];
    for (const person of people) owned.push(await dacs.count(person));
    return owned;
  };
  const entries = async (): Promise<number> => {
    let total = 0;
    for (const person of people) total += (await dacs.history(person)).total;
    return total;
  };
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  const creations = people.length;

  // Each transfer has either two entries or none.
  const stored = ((await entries()) - creations) / 2;
  expect(Number.isInteger(stored)).toBe(true);
  expect(stored).toBeGreaterThanOrEqual(done);
  expect(stored).toBeLessThanOrEqual(done + connections);
  expect(sum(await counts())).toBe(100 * people.length);

  // Browsers retry whether or not they received a response.
  await inParallel(connections, all, async (transfer) => {
    expect(await send(again, transfer)).toBe(204);
  });
  expect((await entries()) - creations).toBe(2 * transfers);
  const balanceOf = (person: TestPlayer): number =>
    100 +
    all.filter(({ taker }) => taker === person).length -
    all.filter(({ giver }) => giver === person).length;
  expect(await counts()).toEqual(people.map(balanceOf));
  await second.stop();
}, 180_000);
