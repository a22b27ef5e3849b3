import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { root } from '#scripts/build/root';
import { launchBrowser, signIn, waitForHydration } from '../support/browser';
import { kilobytes, type SectionResult } from '../support/SectionResult';
import { startProcess } from '../support/startProcess';

interface PageBytes {
  readonly path: string;
  readonly scripts: readonly string[];
  /** Bytes of JavaScript before the first interaction (Brotli). */
  readonly early: number;
  /** Bytes of JavaScript after hydration (Brotli). */
  readonly script: number;
  /** Bytes transferred before the first interaction, all resources included. */
  readonly total: number;
}

const accountPaths = ['products', 'profile', 'security', 'payments', 'preferences', 'points'].map(
  (page) => `/account/${page}`,
);

/** Milliseconds without requests after which the first view counts as loaded. */
const quietMs = 1_500;

/** Size as served. Scripts that are too small to benefit from compression are served uncompressed. */
const servedSize = async (path: string): Promise<number> => {
  const file = resolve(root, 'dist/site', `.${path}`);
  return (await stat(`${file}.br`).catch(() => stat(file))).size;
};

const load = async (context: BrowserContext, origin: string, path: string): Promise<PageBytes> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let total = 0;
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.add(new URL(response.url).pathname);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  const scriptBytes = async (): Promise<number> =>
    (await Promise.all([...scripts].map(servedSize))).reduce((sum, size) => sum + size, 0);

  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(quietMs);
  const early = await scriptBytes();
  const beforeIntent = total;
  await waitForHydration(page);
  await page.waitForTimeout(quietMs);
  await page.close();
  return { path, scripts: [...scripts], early, script: await scriptBytes(), total: beforeIntent };
};

const measurePages = async (browser: Browser, origin: string): Promise<PageBytes[]> => {
  const visitor = await browser.newContext();
  const pages = [];
  for (const path of ['/', '/login', '/legal/eula']) pages.push(await load(visitor, origin, path));
  const player = await browser.newContext();
  await signIn(player, origin, 'new');
  for (const path of accountPaths) pages.push(await load(player, origin, path));
  return pages;
};

/** Measures what a browser loads for the first view of a page and on the first interaction. */
export const measureBytes = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const browser = await launchBrowser();
  try {
    const pages = await measurePages(browser, site.origin);
    return {
      title: 'First view, empty cache, brotli',
      figures: pages,
      columns: [
        'Page',
        'First view, in total',
        'JavaScript of the first view',
        'JavaScript after the first interaction',
      ],
      rows: pages.map(({ path, early, script, total }) => [
        `\`${path}\``,
        kilobytes(total),
        kilobytes(early),
        kilobytes(script),
      ]),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
};
