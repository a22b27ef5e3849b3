import type { CDPSession, Locator, Page } from '@playwright/test';
import { ensureBuilt } from '../../scripts/build/ensureBuilt';
import { legalPath } from '../../src/domain/navigation/matchPath';
import { launchBrowser, signIn, untilTakenOver } from '../support/browser';
import type { Measured } from '../support/Measured';
import { median } from '../support/median';
import { startProcess } from '../support/startProcess';

const rounds = 7;
const slowdown = 4;

/** Milliseconds between pointing at a link and clicking. */
const pointing = 100;

const sections = ['security', 'payments', 'profile', 'preferences', 'products'].map(
  (section) => `/account/${section}`,
);

const links = [legalPath('eula', 'en-us'), legalPath('privacy-policy', 'en-us'), '/login', '/'];

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const networks = { 'no throttling': fast, 'slow 4G': slow4G } as const;

/** Milliseconds from the click to the frame with a different first heading. */
const press = async (page: Page, control: Locator): Promise<number> => {
  await control.scrollIntoViewIfNeeded();
  await control.hover();
  await page.waitForTimeout(pointing);
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        // No named functions here: the TypeScript loader would call a helper that the page does not have.
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
          // A task after the next frame: the frame is painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await control.click();
  return painted;
};

const follow = (page: Page, path: string): Promise<number> =>
  press(page, page.locator(`a[href="${path}"]:visible`).first());

const begin = async (page: Page, address: string, session: CDPSession): Promise<void> => {
  await page.goto(address, { waitUntil: 'load' });
  await untilTakenOver(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

type Visit = (page: Page, origin: string, session: CDPSession) => Promise<number[]>;

const followLinks: Visit = async (page, origin, session) => {
  await begin(page, origin, session);
  const times: number[] = [];
  for (const path of links) times.push(await follow(page, path));
  return times;
};

/** Chooses each pack in turn, which leads to the confirmation. */
const choosePlans: Visit = async (page, origin, session) => {
  await begin(page, `${origin}/buy`, session);
  const packs = page.locator('.plan button:enabled');
  await packs.nth(2).waitFor();
  const times: number[] = [];
  for (const index of [0, 1, 2]) {
    times.push(await press(page, packs.nth(index)));
    await page.goBack();
    await packs.nth(2).waitFor();
  }
  return times;
};

/** From section to section of an account, in the menu beside it. */
const followSections: Visit = async (page, origin, session) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.context(), origin, 'new');
  await begin(page, `${origin}/account/products`, session);
  const times: number[] = [];
  for (const path of sections) times.push(await follow(page, path));
  return times;
};

const ways: Readonly<Record<string, Visit>> = {
  'following links': followLinks,
  'choosing a plan': choosePlans,
  'sections of the account': followSections,
};

/** Navigation inside the application, on a processor four times slower, each round in a new browser. */
export const measureSoftNavigation = async (): Promise<Measured> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const figures: { way: string; network: string; milliseconds: readonly number[] }[] = [];
  try {
    const kinds = Object.entries(ways).flatMap(([way, visit]) =>
      Object.entries(networks).map(([network, conditions]) => ({ way, visit, network, conditions })),
    );
    for (const { way, visit, network, conditions } of kinds) {
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
      figures.push({ way, network, milliseconds });
    }
  } finally {
    await site.stop();
  }
  return {
    title: `Soft navigation, click to the next heading painted, ${slowdown}× CPU slowdown`,
    figures,
    columns: ['What', 'Network', 'Median', 'Slowest', 'Clicks'],
    rows: figures.map(({ way, network, milliseconds }) => [
      way,
      network,
      `${median(milliseconds)} ms`,
      `${Math.max(...milliseconds)} ms`,
      String(milliseconds.length),
    ]),
  };
};
