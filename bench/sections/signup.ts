import type { Browser } from '@playwright/test';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { root } from '#scripts/build/root';
import { launchBrowser, waitForHydration } from '../support/browser';
import { kilobytes, type SectionResult } from '../support/SectionResult';
import { percentile } from '../support/median';
import { startProcess } from '../support/startProcess';

const slowdown = 4;
const rounds = 5;
/** Milliseconds between the keys of a fast typist. */
const typingPause = 60;
const password = 'kiln ferry 7 harbour moss';
/** Milliseconds without requests after which a page counts as loaded. */
const quietMs = 1_500;

interface Fetched {
  readonly scripts: number;
  readonly all: number;
}

const servedSize = async (path: string): Promise<number> => {
  const file = resolve(root, 'dist/site', `.${path}`);
  return (await stat(`${file}.br`).catch(() => stat(file))).size;
};

/** Bytes of a page after hydration, and additional bytes when a password is entered. */
const fetchedBy = async (
  browser: Browser,
  address: string,
): Promise<Fetched & { readonly typed: number }> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let all = 0;
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.add(new URL(response.url).pathname);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (all += encodedDataLength));
  const workers = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/strength/.test(pathname)) workers.add(pathname);
  });
  const sizeOf = async (names: Iterable<string>): Promise<number> =>
    (await Promise.all([...names].map(servedSize))).reduce((sum, size) => sum + size, 0);

  await page.goto(address, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await page.waitForTimeout(quietMs);
  const fetched = { scripts: await sizeOf(scripts), all };
  await page.locator('input[name="password"]').first().fill(password);
  await page.waitForTimeout(2 * quietMs);
  await context.close();
  return { ...fetched, typed: await sizeOf(workers) };
};

/** Milliseconds from each keystroke to the task after its frame. */
const typingTimes = async (browser: Browser, address: string): Promise<readonly number[]> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'load' });
  await waitForHydration(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const field = page.locator('input[name="password"]').first();
  await field.focus();
  await page.evaluate(() => {
    const times: number[] = [];
    (window as unknown as { typingTimes: number[] }).typingTimes = times;
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  });
  await page.keyboard.type(password, { delay: typingPause });
  await page.waitForTimeout(quietMs);
  const times = await page.evaluate(() => (window as unknown as { typingTimes: number[] }).typingTimes);
  const judged = await page.locator('.strength-meter').getAttribute('data-level');
  if (judged === null) throw new Error('The meter shows no rating of the password.');
  await context.close();
  return times;
};

/** Measures entering a password with strength estimation on a slow CPU, and the page size compared with sign-in. */
export const measureSignup = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(...(await typingTimes(browser, `${site.origin}/signup`)));
    }
    const login = await fetchedBy(browser, `${site.origin}/login`);
    const signup = await fetchedBy(browser, `${site.origin}/signup`);
    const typing = {
      median: Math.round(percentile(times, 0.5)),
      p95: Math.round(percentile(times, 0.95)),
      slowest: Math.round(percentile(times, 1)),
    };
    const added = { scripts: signup.scripts - login.scripts, all: signup.all - login.all };
    return {
      title: `Registration: typing a password at ${slowdown}× CPU slowdown, and bytes in addition to /login, brotli`,
      figures: { typing, keys: times.length, login, signup, added },
      columns: ['What', 'Measured'],
      rows: [
        ['Key to paint, median', `${typing.median} ms`],
        ['Key to paint, p95', `${typing.p95} ms`],
        ['Key to paint, slowest', `${typing.slowest} ms`],
        ['Keys', String(times.length)],
        ['JavaScript that /signup adds to /login', kilobytes(added.scripts)],
        ['Everything that /signup adds to /login', kilobytes(added.all)],
        ['The worker and its dictionaries, loaded with the first character', kilobytes(signup.typed)],
      ],
    };
  } finally {
    await browser.close();
    await site.stop();
  }
};
