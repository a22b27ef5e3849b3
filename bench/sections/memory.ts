import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { SectionResult } from '../support/SectionResult';
import { round } from '../support/median';
import { startSite } from '../support/startSite';

/** Milliseconds until the machine is idle. */
const idleMs = 5_000;

/** Number of memory samples, and of requests before each. */
const samples = 20;
const requestsPerSample = 100;

const steps = [10_000, 100_000] as const;

/** Existing and missing pages, with different queries. */
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

const residentBytes = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
};

const sendRequests = (url: string, amount: number, connections = 50): Promise<unknown> =>
  autocannon({
    url,
    amount,
    connections,
    idReplacement: true,
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
    requests,
  });

/** Returns the minimum of several samples under low load, which excludes garbage. */
const retainedBytes = async (pid: number, url: string): Promise<number> => {
  await wait(idleMs);
  const seen: number[] = [];
  for (let look = 0; look < samples; look += 1) {
    await sendRequests(url, requestsPerSample, 1);
    seen.push(await residentBytes(pid));
  }
  return Math.min(...seen);
};

const megabytes = (bytes: number): string => `${round(bytes / 1e6)} MB`;

/** Measures the memory of the web server after few and after many requests. */
export const measureMemory = async (): Promise<SectionResult> => {
  const site = await startSite();
  try {
    const measured: { readonly requests: number; readonly bytes: number }[] = [];
    let requested = 0;
    for (const step of steps) {
      await sendRequests(site.webServer.origin, step - requested);
      requested = step;
      measured.push({
        requests: step,
        bytes: await retainedBytes(site.webServer.pid, site.webServer.origin),
      });
    }
    const [first, last] = [measured[0]?.bytes ?? Number.NaN, measured.at(-1)?.bytes ?? Number.NaN];
    const growth = round((last / first - 1) * 100, 1);
    return {
      title: 'Memory of the web server process, 50 connections, existing and missing URLs',
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
