import type { Page } from '@playwright/test';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { launchBrowser, signIn, waitForHydration } from '../support/browser';
import type { SectionResult } from '../support/SectionResult';
import { round } from '../support/median';
import { startProcess } from '../support/startProcess';

const searches = 30;
const slowdown = 4;

/** Milliseconds from the last keystroke to the frame with the list, including the debounce delay. */
const search = async (page: Page, typed: string): Promise<number> => {
  const field = page.getByRole('combobox');
  await field.fill('');
  await page.locator('[role=option]').first().waitFor({ state: 'detached' });
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        // No named functions here: the TypeScript loader would wrap them in a helper that the page does not have.
        let pressed = 0;
        document.addEventListener('input', () => (pressed = performance.now()), { capture: true });
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[role=option]')) return;
          observer.disconnect();
          // A task after the next frame, when that frame has been painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await field.pressSequentially(typed);
  return painted;
};

/** Measures the search for recipients of coupons with the CPU throttled by a factor of four. */
export const measureRecipients = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const browser = await launchBrowser();
  const times: number[] = [];
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    await signIn(context, site.origin, 'new');
    await page.goto(`${site.origin}/account/dacs`);
    await waitForHydration(page);
    await page.getByRole('combobox').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (let index = 0; index < searches; index += 1) times.push(await search(page, 'Jonas'));
  } finally {
    await browser.close();
    await site.stop();
  }
  times.sort((one, other) => one - other);
  const quantile = (share: number): number => round(times[Math.floor(times.length * share)] ?? 0);
  const figures = { p50: quantile(0.5), p95: quantile(0.95) };
  return {
    title: 'Search for a recipient of coupons, processor four times slower',
    figures,
    columns: ['What', 'Figure'],
    rows: [['keystroke to list, p50, p95', `${figures.p50} ms, ${figures.p95} ms`]],
  };
};
