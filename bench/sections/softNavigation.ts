import type { Page } from 'puppeteer-core';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';
import type { SectionResult } from '../support/SectionResult';
import { median, percentile } from '../support/median';
import { launchPhone, openPhone, scrollToStableMatch, hydrateByTouch, tap } from '../support/phone';
import { startProcess } from '../support/startProcess';

const rounds = 7;
const slowdown = 4;

/** Milliseconds without a new heading after which a tap counts as failed. */
const timeoutMs = 10_000;

const sections = ['security', 'payments', 'profile', 'preferences', 'products'].map(
  (section) => `/account/${section}`,
);

const links = [legalPath('eula', 'en-us'), legalPath('privacy-policy', 'en-us'), '/login', '/'];

/** Slow 4G as defined by Lighthouse, in bytes per second and milliseconds. */
const slow4G = { latency: 150, download: 204_800, upload: 96_000 };

const networks = { 'no throttling': null, 'slow 4G': slow4G } as const;

/** Milliseconds from lifting the finger to the frame with a different `h1`. */
const press = async (page: Page, selector: string): Promise<number> => {
  const spot = await scrollToStableMatch(page, selector);
  const painted = page.evaluate(
    (longest) =>
      new Promise<number>((done, fail) => {
        // No named functions here: the TypeScript loader would wrap them in a helper that the page does not have.
        const before = document.querySelector('h1')?.textContent;
        let pressed = 0;
        document.addEventListener('pointerup', ({ timeStamp }) => (pressed = timeStamp), {
          capture: true,
          once: true,
        });
        setTimeout(() => fail(new Error(`still ${before}`)), longest);
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading === undefined || heading === before) return;
          observer.disconnect();
          // A task after the next frame, when that frame has been painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    timeoutMs,
  );
  await tap(page, spot);
  return painted;
};

const follow = (page: Page, path: string): Promise<number> => press(page, `a[href="${path}"]`);

/** Starts the application with a touch outside of all controls. The next tap is the first one after hydration. */
const begin = async (page: Page, address: string): Promise<void> => {
  await page.emulateCPUThrottling(slowdown);
  await page.goto(address, { waitUntil: 'load' });
  await hydrateByTouch(page);
};

type Visit = (page: Page, origin: string) => Promise<number[]>;

const followLinks: Visit = async (page, origin) => {
  await begin(page, origin);
  const times: number[] = [];
  for (const path of links) times.push(await follow(page, path));
  return times;
};

/** Selects each pack in turn, which leads to the confirmation page. */
const choosePlans: Visit = async (page, origin) => {
  await begin(page, origin + pathOf('buy', 'en-us'));
  const times: number[] = [];
  for (const position of [1, 2, 3]) {
    times.push(await press(page, `.plan:nth-child(${position} of .plan) button:enabled`));
    await page.goBack();
  }
  return times;
};

const signIn = async (page: Page, origin: string, person: string): Promise<void> => {
  await page.goto(origin + pathOf('login', 'en-us'), { waitUntil: 'load' });
  await page.type('main input[type=email]', `${person}@farstead.test`);
  await page.type('main input[type=password]', 'Farstead-2026!');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.account-drop__button');
};

/** Navigates between the sections of an account with the list above them. */
const followSections: Visit = async (page, origin) => {
  await page.emulateCPUThrottling(1);
  await signIn(page, origin, 'new');
  await begin(page, origin + pathOf('products', 'en-us'));
  const times: number[] = [];
  for (const path of sections) {
    await tap(page, await scrollToStableMatch(page, '.account-drop__button'));
    times.push(await follow(page, path));
  }
  return times;
};

const scenarios: Readonly<Record<string, Visit>> = {
  'following links': followLinks,
  'choosing a plan': choosePlans,
  'sections of the account': followSections,
};

/**
 * Measures navigation inside the application by touch, without hovering beforehand, as on a phone.
 * The CPU is throttled from the first byte. Each round uses a new browser.
 */
export const measureSoftNavigation = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const figures: { way: string; network: string; milliseconds: readonly number[] }[] = [];
  try {
    const kinds = Object.entries(scenarios).flatMap(([way, visit]) =>
      Object.entries(networks).map(([network, conditions]) => ({ way, visit, network, conditions })),
    );
    for (const { way, visit, network, conditions } of kinds) {
      const milliseconds: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const browser = await launchPhone();
        try {
          const page = await openPhone(browser, slowdown);
          await page.emulateNetworkConditions(conditions);
          milliseconds.push(...(await visit(page, site.origin)).map(Math.round));
        } finally {
          await browser.close();
        }
      }
      figures.push({ way, network, milliseconds });
    }
  } finally {
    await site.stop();
  }
  return {
    title: `Client navigation on a phone, from the tap to the paint of the next heading, ${slowdown}× CPU slowdown from the first byte, without hovering`,
    figures,
    columns: ['What', 'Network', 'Median', 'p95', 'Slowest', 'Taps'],
    rows: figures.map(({ way, network, milliseconds }) => [
      way,
      network,
      `${median(milliseconds)} ms`,
      `${percentile(milliseconds, 0.95)} ms`,
      `${Math.max(...milliseconds)} ms`,
      String(milliseconds.length),
    ]),
  };
};
