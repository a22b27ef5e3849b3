import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { SectionResult } from '../support/SectionResult';
import { startProcess } from '../support/startProcess';

const connections = 10;
const loadSeconds = 10;
/** Each of them buys several times; a buyer may place up to 30 orders. */
const buyersOfLoad = 300;
const ordersPerBuyer = 25;
const purchases = 1000;
/** Number of paid orders before the process is killed. */
const paidWhenKilled = 500;

interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

interface Purchase {
  readonly buyer: Buyer;
  readonly key: string;
}

type Json = Readonly<Record<string, unknown>>;

const call = async (
  url: string,
  body: Json,
  headers: Readonly<Record<string, string>> = {},
): Promise<Json> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const reported = (await answer.json()) as Json;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(reported)}`);
  return reported;
};

const get = async <T>(url: string, token?: string): Promise<T> => {
  const answer = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as T;
};

const newBuyer = async (origin: string): Promise<Buyer> => {
  const email = `${randomUUID()}@bench.farstead.test`;
  const { token } = (await call(`${origin}/api/register/ghost`, { email })) as { token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return { id: claims.sub, email, token };
};

/** @returns the payment token */
const order = async (origin: string, { buyer, key }: Purchase): Promise<string> => {
  const body = {
    customerId: buyer.id,
    campaignId: 'campaign-default',
    basket: [{ quantity: 1, productId: 'default-1', pricingId: 'default-1-usd' }],
    discount: 0,
  };
  const headers = { authorization: `Bearer ${buyer.token}`, 'idempotency-key': key };
  const { token } = await call(`${origin}/api/orders/payment/token?lang=en`, body, headers);
  return String(token);
};

/** @returns whether the response reports the order as paid */
const pay = async (origin: string, accessToken: string): Promise<boolean> => {
  const body = { accessToken, card: '4111111111111111', isConfirmed: false };
  return (await call(`${origin}/sandbox/paystation/payments`, body)).outcome === 'paid';
};

const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  // The connections share the iterator: each takes the next item.
  const left = items[Symbol.iterator]();
  const processItems = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: connections }, processItems));
};

interface LoadFigures {
  readonly perSecond: number;
  /** Milliseconds to create an order and to pay it. */
  readonly orderP50: number;
  readonly orderP99: number;
  readonly paymentP50: number;
  readonly paymentP99: number;
  readonly failed: number;
}

/** Orders and pays repeatedly. Counts the responses within `loadSeconds`. */
const load = async (origin: string): Promise<LoadFigures> => {
  const buyers: Buyer[] = [];
  await inParallel(Array.from({ length: buyersOfLoad }), async () => {
    buyers.push(await newBuyer(origin));
  });
  const orderTimes: number[] = [];
  const paymentTimes: number[] = [];
  let failed = 0;
  const wanted = Array.from({ length: ordersPerBuyer }, () => buyers).flat();
  const start = performance.now();
  const elapsed = (since: number): number => performance.now() - since;
  await inParallel(wanted, async (buyer) => {
    if (elapsed(start) >= loadSeconds * 1000) return;
    try {
      const sent = performance.now();
      const token = await order(origin, { buyer, key: randomUUID() });
      orderTimes.push(elapsed(sent));
      const paid = performance.now();
      if (!(await pay(origin, token))) failed += 1;
      paymentTimes.push(elapsed(paid));
    } catch {
      failed += 1;
    }
  });
  const seconds = elapsed(start) / 1000;
  const quantile = (times: number[], share: number): number => {
    times.sort((a, b) => a - b);
    return Math.round(times[Math.floor(times.length * share)] ?? 0);
  };
  return {
    perSecond: Math.round(paymentTimes.length / seconds),
    orderP50: quantile(orderTimes, 0.5),
    orderP99: quantile(orderTimes, 0.99),
    paymentP50: quantile(paymentTimes, 0.5),
    paymentP99: quantile(paymentTimes, 0.99),
    failed,
  };
};

interface CrashFigures {
  readonly answered: number;
  /** Number of orders reported as paid that are stored as paid, once, with one email. */
  readonly stored: number;
  /** Number of other orders that are stored once after a retry with the same key. */
  readonly onceAfterRepeating: number;
  /** Number of sales counted by the campaign, for comparison with the purchases. */
  readonly counted: number;
}

interface ShopState {
  readonly orders: readonly { readonly status: number }[];
}

const isStoredOnce = async (origin: string, { email }: Buyer): Promise<boolean> => {
  const query = encodeURIComponent(email);
  const { orders } = await get<ShopState>(`${origin}/sandbox/shop.json?email=${query}`);
  const emails = await get<unknown[]>(`${origin}/sandbox/mailbox.json?to=${query}`);
  return orders.length === 1 && orders[0]?.status === 2 && emails.length === 1;
};

const countOnce = async (origin: string, counted: readonly Purchase[]): Promise<number> => {
  let there = 0;
  await inParallel(counted, async ({ buyer }) => {
    if (await isStoredOnce(origin, buyer)) there += 1;
  });
  return there;
};

const soldOf = async (origin: string): Promise<number> =>
  (await get<{ consumed: number }[]>(`${origin}/api/products/campaigns?name=default`))[0]?.consumed ?? 0;

/** Kills the process during a thousand purchases and retries all of them with the next process. */
const crash = async (environment: NodeJS.ProcessEnv): Promise<CrashFigures> => {
  const first = await startProcess('sandbox/main.ts', environment);
  const soldBefore = await soldOf(first.origin);
  const all: Purchase[] = [];
  await inParallel(Array.from({ length: purchases }), async () => {
    all.push({ buyer: await newBuyer(first.origin), key: randomUUID() });
  });
  const paid: Purchase[] = [];
  let killed: Promise<void> | undefined;
  await inParallel(all, async (purchase) => {
    if (killed) return;
    const isPaid = await order(first.origin, purchase)
      .then((token) => pay(first.origin, token))
      .catch(() => false);
    if (isPaid) paid.push(purchase);
    if (paid.length >= paidWhenKilled) killed ??= first.kill();
  });
  await killed;
  const second = await startProcess('sandbox/main.ts', environment);
  try {
    const stored = await countOnce(second.origin, paid);
    await inParallel(all, async (purchase) => {
      await pay(second.origin, await order(second.origin, purchase));
    });
    return {
      answered: paid.length,
      stored,
      onceAfterRepeating: await countOnce(second.origin, all),
      counted: (await soldOf(second.origin)) - soldBefore,
    };
  } finally {
    await second.stop();
  }
};

interface Figures {
  readonly load: LoadFigures;
  readonly crash: CrashFigures;
}

const measure = async (environment: NodeJS.ProcessEnv): Promise<Figures> => {
  const data = await mkdtemp(join(tmpdir(), 'starport-bench-'));
  try {
    const running = await startProcess('sandbox/main.ts', { DATA_DIR: data, ...environment });
    let loaded: LoadFigures;
    try {
      loaded = await load(running.origin);
    } finally {
      await running.stop();
    }
    return { load: loaded, crash: await crash({ DATA_DIR: data, ...environment }) };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};

/** Measures with a temporary database on the server of DATABASE_URL. */
const measureOnServer = async (server: string): Promise<Figures> => {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(`create database ${name}`);
  try {
    return await measure({ DATABASE_URL: url.href });
  } finally {
    await run(`drop database ${name} with (force)`);
  }
};

/** Measures orders under load, with emails, and the stored data after a crash during a thousand purchases. */
export const measureOrders = async (): Promise<SectionResult> => {
  const embedded = await measure({ DATABASE_URL: '' });
  const url = process.env.DATABASE_URL;
  const server = url ? await measureOnServer(url) : undefined;
  const row = (what: string, of: (figures: Figures) => string): string[] => [
    what,
    of(embedded),
    ...(server ? [of(server)] : []),
  ];
  return {
    title: 'Orders: created and paid under load, and killed during a thousand orders',
    figures: { embedded, ...(server && { server }) },
    columns: ['What', 'Embedded database', ...(server ? ['PostgreSQL server'] : [])],
    rows: [
      row(`orders created and paid per second, ${connections} connections`, ({ load: l }) =>
        String(l.perSecond),
      ),
      row('creating one: p50, p99', ({ load: l }) => `${l.orderP50} ms, ${l.orderP99} ms`),
      row('paying it: p50, p99', ({ load: l }) => `${l.paymentP50} ms, ${l.paymentP99} ms`),
      row('failed', ({ load: l }) => String(l.failed)),
      row('confirmed as paid before SIGKILL', ({ crash: c }) => String(c.answered)),
      row('of these present after the restart, once, with one email', ({ crash: c }) => String(c.stored)),
      row(`of ${purchases}, all sent again with their keys: stored once`, ({ crash: c }) =>
        String(c.onceAfterRepeating),
      ),
      row('counted by the campaign', ({ crash: c }) => String(c.counted)),
    ],
  };
};
