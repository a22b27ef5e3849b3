import type { CDPSession, Page } from '@playwright/test';
import { ensureBuilt } from '../../scripts/build/ensureBuilt';
import { legalPath } from '../../src/domain/navigation/matchPath';
import { launchBrowser } from '../support/browser';
import type { Measured } from '../support/Measured';
import { median } from '../support/median';
import { startProcess } from '../support/startProcess';

const rounds = 7;
const slowdown = 4;

/** What a person takes between pointing at a link and pressing: milliseconds. */
const pointing = 100;

const way = [legalPath('eula', 'en-us'), legalPath('privacy-policy', 'en-us'), '/login', '/'];

/** Bytes per second and milliseconds of Lighthouse's slow 4G. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const networks = { 'no throttling': fast, 'slow 4G': slow4G } as const;

/** Milliseconds from the click to the frame that shows another first heading. */
const follow = async (page: Page, path: string): Promise<number> => {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(pointing);
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        // No function with a name in here: the loader of TypeScript would call a helper that the page lacks.
        const before = document.querySelector('h1')?.textContent;
        let pressed = 0;
        document.addEventListener('click', () => (pressed = performance.now()), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading === undefined || heading === before) return;
          observer.disconnect();
          // A task after the next frame: the frame has been painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await link.click();
  return painted;
};

const visit = async (page: Page, origin: string, session: CDPSession): Promise<number[]> => {
  await page.goto(origin, { waitUntil: 'load' });
  await page.mouse.move(5, 5);
  await page.locator('#root[data-ready]').waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (const path of way) times.push(await follow(page, path));
  return times;
};

/** Following links inside the application, on a processor four times slower, each round in a new browser. */
export const measureSoftNavigation = async (): Promise<Measured> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const figures: { network: string; milliseconds: readonly number[] }[] = [];
  try {
    for (const [network, conditions] of Object.entries(networks)) {
      const milliseconds: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const browser = await launchBrowser();
        const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', conditions);
        milliseconds.push(...(await visit(page, site.origin, session)).map(Math.round));
        await browser.close();
      }
      figures.push({ network, milliseconds });
    }
  } finally {
    await site.stop();
  }
  return {
    title: `Soft navigation, click to the next heading painted, ${slowdown}× CPU slowdown`,
    figures,
    columns: ['Network', 'Median', 'Slowest', 'Clicks'],
    rows: figures.map(({ network, milliseconds }) => [
      network,
      `${median(milliseconds)} ms`,
      `${Math.max(...milliseconds)} ms`,
      String(milliseconds.length),
    ]),
  };
};
