import { randomUUID } from 'node:crypto';
import type { SectionResult } from '../support/SectionResult';
import { startProcess } from '../support/startProcess';

const connections = 10;
const transfers = 2000;

interface Player {
  readonly id: string;
  readonly accessToken: string;
}

const post = async (
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Measures coupon transfers per second, on the server of DATABASE_URL or the embedded database. */
export const measureTransfers = async (): Promise<SectionResult> => {
  const { origin, stop } = await startProcess('sandbox/main.ts');
  const times: number[] = [];
  let failed = 0;
  let seconds = 0;
  try {
    const people: Player[] = [];
    for (let n = 0; n < 20; n += 1) {
      const made = await post(`${origin}/sandbox/players`, { traits: { dacs: transfers } });
      people.push((await made.json()) as Player);
    }
    const left = Array.from({ length: transfers }, (_, index) => index)[Symbol.iterator]();
    const send = async (): Promise<void> => {
      for (const index of left) {
        const giver = people[index % people.length];
        const taker = people[(index + 1) % people.length];
        if (!giver || !taker) continue;
        const sent = performance.now();
        const { status } = await post(
          `${origin}/api/inventory/dualaccesscoupon/transfer`,
          { ownerUserId: giver.id, receiverUserId: taker.id, quantity: 1 },
          { authorization: `Bearer ${giver.accessToken}`, 'idempotency-key': randomUUID() },
        );
        times.push(performance.now() - sent);
        if (status !== 204) failed += 1;
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: connections }, send));
    seconds = (performance.now() - began) / 1000;
  } finally {
    await stop();
  }
  const perSecond = Math.round(transfers / seconds);
  times.sort((one, other) => one - other);
  const quantile = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const figures = { perSecond, p50: quantile(0.5), p99: quantile(0.99), failed };
  return {
    title: `Transfers of coupons, ${process.env.DATABASE_URL ? 'PostgreSQL server' : 'embedded database'}`,
    figures,
    columns: ['What', 'Figure'],
    rows: [
      [`per second, ${connections} connections`, String(figures.perSecond)],
      ['p50, p99', `${figures.p50} ms, ${figures.p99} ms`],
      ['failed', String(figures.failed)],
    ],
  };
};
