import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { Measured } from '../support/Measured';
import { round } from '../support/median';
import { startSite } from '../support/startSite';

/** Milliseconds in which the machine comes to rest. */
const rest = 5_000;

/** Looks at what is in memory, and requests before each. */
const looks = 20;
const requestsBetween = 100;

const steps = [10_000, 100_000] as const;

/** Known pages and unknown ones, with queries that are all different. */
const requests = [
  '/',
  '/fr',
  '/de',
  '/legal/eula',
  '/login',
  '/no-such-page-[<id>]',
  '/sitemap.xml',
  '/none.js',
].map((path) => ({ path: path.includes('.') ? path : `${path}?visit=[<id>]` }));

/** Bytes that the process has in memory. */
const residentBytes = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
};

const ask = (url: string, amount: number, connections = 50): Promise<unknown> =>
  autocannon({
    url,
    amount,
    connections,
    idReplacement: true,
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
    requests,
  });

/** The least that is seen while little is asked: what is kept, without what the next collection takes away. */
const keptBytes = async (pid: number, url: string): Promise<number> => {
  await wait(rest);
  const seen: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    await ask(url, requestsBetween, 1);
    seen.push(await residentBytes(pid));
  }
  return Math.min(...seen);
};

const megabytes = (bytes: number): string => `${round(bytes / 1e6)} MB`;

/** What the host's process keeps in memory, after few requests and after many. */
export const measureMemory = async (): Promise<Measured> => {
  const site = await startSite();
  try {
    const measured: { readonly requests: number; readonly bytes: number }[] = [];
    let asked = 0;
    for (const step of steps) {
      await ask(site.host.origin, step - asked);
      asked = step;
      measured.push({ requests: step, bytes: await keptBytes(site.host.pid, site.host.origin) });
    }
    const [first, last] = [measured[0]?.bytes ?? Number.NaN, measured.at(-1)?.bytes ?? Number.NaN];
    const growth = round((last / first - 1) * 100, 1);
    return {
      title: 'Memory of the host’s process, 50 connections, known and unknown addresses',
      figures: { measured, growthPercent: growth },
      columns: ['Requests', 'In memory', 'Growth'],
      rows: measured.map(({ requests: count, bytes }, index) => [
        count.toLocaleString('en'),
        megabytes(bytes),
        index === 0 ? '' : `${growth} %`,
      ]),
    };
  } finally {
    await site.stop();
  }
};
