import type { Page } from '@playwright/test';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { locales } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { launchBrowser, waitForHydration } from '../support/browser';
import type { SectionResult } from '../support/SectionResult';
import { startProcess } from '../support/startProcess';

const slowdown = 4;

/** Search texts, entered key by key, some with typos. */
const searches = {
  'en-us': ['sell ore', 'landng', 'blueprint', 'organization'],
  'de-de': ['marktgebuehren', 'schiff bauen', 'verteidgung', 'erz'],
  'fr-fr': ['epave', 'atterissage', 'vendre du minerai', 'organisation'],
} as const;

/** Milliseconds from a keystroke to the frame with its results. */
const keystroke = async (page: Page, key: string): Promise<number> => {
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        document.addEventListener(
          'input',
          (event) =>
            // A task after the next frame, when that frame has been painted.
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - event.timeStamp))),
          { capture: true, once: true },
        );
      }),
  );
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return painted;
};

/** Measures the tutorial search at each keystroke with the CPU throttled by a factor of four. */
export const measureSearch = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const browser = await launchBrowser();
  const milliseconds: number[] = [];
  try {
    for (const locale of locales) {
      const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
      await page.goto(site.origin + pathOf('tutorials', locale));
      await waitForHydration(page);
      const field = page.getByRole('combobox');
      await field.fill('halden');
      await page.getByRole('option').first().waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const typed of searches[locale]) {
        await field.fill('');
        for (const key of typed) milliseconds.push(await keystroke(page, key));
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const quantile = (part: number): number => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  const figures = { p50: quantile(0.5), p95: quantile(0.95), keystrokes: sorted.length };
  return {
    title: `Search of the tutorials, key to results painted, ${slowdown}× CPU slowdown`,
    figures,
    columns: ['Keystrokes', 'p50', 'p95'],
    rows: [[String(figures.keystrokes), `${figures.p50} ms`, `${figures.p95} ms`]],
  };
};
