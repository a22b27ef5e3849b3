import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { installedChromium } from '#scripts/installedChromium';
import { hydratedAttribute, rootId } from '#hydration/protocol';

/** Milliseconds between touching and lifting the finger. */
const touch = 60;

const viewport = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Launches full Chromium, because the headless shell does not prerender pages. */
export const launchPhone = (): Promise<Browser> => {
  const executablePath = installedChromium();
  if (executablePath === undefined) throw new Error('CHROMIUM_PATH names no Chromium');
  // In a window of another size, Chromium skips frames and reports preceding events seconds late.
  const size = `--window-size=${viewport.width},${viewport.height}`;
  return launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', size] });
};

/** Opens a page in a new browser context. The CPU is throttled from the first byte. */
export const openPhone = async (browser: Browser, slowdown: number): Promise<Page> => {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(viewport);
  await page.emulateCPUThrottling(slowdown);
  return page;
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Center of the first visible match. Undefined if there is no match or it must be scrolled into view first. */
const spotOf = (page: Page, selector: string): Promise<Spot | undefined> =>
  page.evaluate((wanted) => {
    // No named functions here: the TypeScript loader would wrap them in a helper that the page does not have.
    const spots = [...document.querySelectorAll(wanted)]
      .filter((one) => one.checkVisibility())
      .map((match) => {
        const { left, top, width, height } = match.getBoundingClientRect();
        const x = left + width / 2;
        const y = top + height / 2;
        const hit = document.elementFromPoint(x, y);
        return { match, x, y, isFree: hit !== null && (match.contains(hit) || hit.contains(match)) };
      });
    const free = spots.find(({ isFree }) => isFree);
    if (!free) spots[0]?.match.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return free && { x: free.x, y: free.y };
  }, selector);

/** Scrolls to the first match of `selector` as soon as it exists. */
export const scrollToMatch = async (page: Page, selector: string): Promise<Spot> => {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const spot = await spotOf(page, selector);
    if (spot) return spot;
    await sleep(50);
  }
  throw new Error(`${page.url()}: nothing to press for ${selector}`);
};

/** Milliseconds in which a page lays out sections far below the first view. */
const layoutSettleMs = 300;

/** Like `reach`, but waits until the match stops moving. */
export const scrollToStableMatch = async (page: Page, selector: string): Promise<Spot> => {
  let before: Spot | undefined;
  for (;;) {
    const spot = await scrollToMatch(page, selector);
    if (spot.x === before?.x && spot.y === before.y) return spot;
    before = spot;
    await sleep(layoutSettleMs);
  }
};

/** @returns Unix time in milliseconds at which the finger is lifted */
export const tap = async (page: Page, { x, y }: Spot): Promise<number> => {
  await page.touchscreen.touchStart(x, y);
  await sleep(touch);
  const pressed = Date.now();
  // Not awaited, because the page that would respond may be gone.
  page.touchscreen.touchEnd().catch(() => undefined);
  return pressed;
};

/** Taps the heading, which starts the application, and waits for hydration. */
export const hydrateByTouch = async (page: Page): Promise<void> => {
  await tap(page, await scrollToMatch(page, 'h1'));
  await page.waitForSelector(`#${rootId}[${hydratedAttribute}]`);
};
