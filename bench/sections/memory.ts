import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { Measured } from '../support/Measured';
import { round } from '../support/median';
import { startSite } from '../support/startSite';

/** Milliseconds in which the collector tidies up and the machine comes to rest. */
const rest = 5_000;

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

const ask = (url: string, amount: number): Promise<unknown> =>
  autocannon({
    url,
    amount,
    connections: 50,
    idReplacement: true,
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
    requests,
  });

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
      await wait(rest);
      measured.push({ requests: step, bytes: await residentBytes(site.host.pid) });
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
