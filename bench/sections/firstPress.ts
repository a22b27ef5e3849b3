import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { ensureBuilt } from '../../scripts/build/ensureBuilt';
import { installedChromium } from '../../scripts/installedChromium';
import { legalPath } from '../../src/domain/navigation/matchPath';
import { median } from '../support/median';
import type { Measured } from '../support/Measured';
import { observedSite, type ObservedSite, type SiteKind } from '../support/observedSite';
import { slowLine } from '../support/slowLine';
import { startProcess } from '../support/startProcess';

const rounds = 7;
const slowdown = 4;

/** Milliseconds between touching and letting go. */
const touch = 60;

const phone = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Milliseconds from `load` to the press. */
const waits = [300, 4_000, 14_000];

const presses = [
  { from: '/', to: '/buy' },
  { from: legalPath('eula', 'en-us'), to: legalPath('privacy-policy', 'en-us') },
];

const kinds: readonly SiteKind[] = ['site', 'scripts blocked', 'plain pages'];

/** Lighthouse's slow 4G. */
const networks = { 'no throttling': undefined, 'slow 4G': { latency: 150, bytesPerSecond: 204_800 } };

interface Press {
  readonly milliseconds: number;
  readonly isPrerendered: boolean;
  /** The application had taken over. */
  readonly isSamePage: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly heading: string | undefined;
}

/** The first link to `to` that is displayed, scrolled to. */
const spotOf = (page: Page, to: string): Promise<Spot> =>
  page.evaluate((path) => {
    const links = [...document.querySelectorAll(`a[href="${path}"]`)].filter((one) => one.checkVisibility());
    const isInView = (one: Element): boolean => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    const link = links.find(isInView) ?? links[0];
    if (!link) throw new Error(`no link to ${path}`);
    if (!isInView(link)) link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const heading = document.querySelector('h1')?.textContent;
    return { x: left + width / 2, y: top + height / 2, heading };
  }, to);

/** One visit with one press, which nothing precedes. The processor is slow from the first byte on. */
const pressOnce = async (
  browser: Browser,
  {
    origin,
    site,
    from,
    to,
    wait,
  }: { origin: string; site: ObservedSite; from: string; to: string; wait: number },
): Promise<Press> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(phone);
    await page.emulateCPUThrottling(slowdown);
    await page.goto(origin + from, { waitUntil: 'load' });
    await spotOf(page, to);
    await sleep(wait);
    const { x, y, heading } = await spotOf(page, to);
    await page.touchscreen.touchStart(x, y);
    await sleep(touch);
    site.forget();
    const pressed = Date.now();
    // Not awaited: the page that would answer may be gone.
    page.touchscreen.touchEnd().catch(() => undefined);
    for (let waited = 0; waited < 10_000; waited += 50) {
      await sleep(50);
      const painted = site.painted();
      if (painted && painted.heading !== heading)
        return { ...painted, milliseconds: Math.round(painted.at - pressed) };
    }
    throw new Error(`${to} was not shown after a press on ${from}`);
  } finally {
    await context.close();
  }
};

/**
 * The first press of a visit, as a person does it on a phone: without pointing, while the processor is slow. Beside it the
 * same press with the scripts of the site refused, and on plain pages with the same HTML and styles.
 */
export const measureFirstPress = async (): Promise<Measured> => {
  await ensureBuilt('site');
  const host = await startProcess('server/main.ts');
  const executablePath = installedChromium();
  if (executablePath === undefined) throw new Error('CHROMIUM_PATH names no Chromium');
  const browser = await launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const figures: object[] = [];
  const rows: string[][] = [];
  try {
    for (const [network, conditions] of Object.entries(networks)) {
      for (const { from, to } of presses) {
        for (const wait of waits) {
          const medians: number[] = [];
          let notes = '';
          for (const kind of kinds) {
            const site = await observedSite(host.origin, kind);
            const line = conditions && (await slowLine(site.port, conditions));
            const origin = line?.origin ?? `http://localhost:${site.port}`;
            const made: Press[] = [];
            for (let round = 0; round < rounds; round += 1)
              made.push(await pressOnce(browser, { origin, site, from, to, wait }));
            line?.stop();
            site.stop();
            figures.push({ network, from, to, wait, kind, made });
            medians.push(median(made.map(({ milliseconds }) => milliseconds)));
            if (kind === 'site') notes = notesOf(made);
          }
          const [ours = Number.NaN, blocked = Number.NaN, plain] = medians;
          rows.push([
            `\`${from}\` to \`${to}\``,
            network,
            `${wait / 1000} s`,
            `${ours} ms (${notes})`,
            `${blocked} ms`,
            `${plain ?? Number.NaN} ms`,
            (ours / blocked).toFixed(2),
          ]);
        }
      }
    }
  } finally {
    await browser.close();
    await host.stop();
  }
  return {
    title: `The first press of a visit on a phone, to the next heading painted, ${slowdown}× CPU slowdown from the first byte, medians of ${rounds}`,
    figures,
    columns: ['Press', 'Network', 'After load', 'Site', 'Scripts blocked', 'Plain pages', 'Site / blocked'],
    rows,
  };
};

const notesOf = (made: readonly Press[]): string => {
  const ahead = made.filter(({ isPrerendered }) => isPrerendered).length;
  const within = made.filter(({ isSamePage }) => isSamePage).length;
  return `${ahead} rendered ahead, ${within} within the page`;
};
