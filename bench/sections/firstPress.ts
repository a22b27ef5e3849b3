import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { legalPath } from '#domain/navigation/pagePaths';
import { median } from '../support/median';
import type { SectionResult } from '../support/SectionResult';
import { startObservedSite, type ObservedSite, type SiteKind } from '../support/observedSite';
import { launchPhone, openPhone, scrollToMatch, tap } from '../support/phone';
import { startThrottledProxy } from '../support/startThrottledProxy';
import { startProcess } from '../support/startProcess';

const rounds = 7;
const slowdown = 4;

/** Milliseconds from `load` to the tap. */
const waits = [300, 4_000, 14_000];

const presses = [
  { from: '/', to: '/buy' },
  { from: legalPath('eula', 'en-us'), to: legalPath('privacy-policy', 'en-us') },
];

const kinds: readonly SiteKind[] = ['site', 'scripts blocked', 'plain pages'];

/** Slow 4G as defined by Lighthouse. */
const networks = { 'no throttling': undefined, 'slow 4G': { latencyMs: 150, bytesPerSecond: 204_800 } };

interface Press {
  readonly milliseconds: number;
  readonly isPrerendered: boolean;
  /** True if the application was hydrated and handled the tap. */
  readonly isSamePage: boolean;
}

/** Simulates one visit with a single tap, without any earlier input. The CPU is throttled from the first byte. */
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
  const page = await openPhone(browser, slowdown);
  try {
    await page.goto(origin + from, { waitUntil: 'load' });
    const link = `a[href="${to}"]`;
    await scrollToMatch(page, link);
    await sleep(wait);
    const spot = await scrollToMatch(page, link);
    const heading = await page.evaluate(() => document.querySelector('h1')?.textContent);
    site.reset();
    const pressed = await tap(page, spot);
    for (let waited = 0; waited < 10_000; waited += 50) {
      await sleep(50);
      const painted = site.lastPaint();
      if (painted && painted.heading !== heading)
        return { ...painted, milliseconds: Math.round(painted.at - pressed) };
    }
    throw new Error(`${to} was not shown after a press on ${from}`);
  } finally {
    await page.browserContext().close();
  }
};

/**
 * Measures the first tap of a visit on a phone with a throttled CPU, without hovering beforehand. For comparison, also
 * measures the same tap with the site's scripts blocked, and on plain pages with the same HTML and styles.
 */
export const measureFirstPress = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const host = await startProcess('server/main.ts');
  const browser = await launchPhone();
  const figures: object[] = [];
  const rows: string[][] = [];
  try {
    for (const [network, conditions] of Object.entries(networks)) {
      for (const { from, to } of presses) {
        for (const wait of waits) {
          const medians: number[] = [];
          let notes = '';
          for (const kind of kinds) {
            const site = await startObservedSite(host.origin, kind);
            const line = conditions && (await startThrottledProxy(site.port, conditions));
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
