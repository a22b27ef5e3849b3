import type { Page } from '@playwright/test';
import { installedChromium } from '../../../scripts/installedChromium';
import { expect, test } from './test';

const installed = installedChromium();

/** A whole Chromium with its back/forward cache, which Playwright turns off and the headless shell lacks. */
export const returning = test.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        // The channel is Playwright's own whole Chromium.
        ...(installed === undefined ? { channel: 'chromium' } : { executablePath: installed }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

/** Types, opens what can be opened, and scrolls. */
const use = async (page: Page): Promise<void> => {
  const field = page.locator('input[type="email"]:visible, input[type="text"]:visible').first();
  if ((await field.count()) > 0) await field.fill('dana@farstead.test');
  await page.evaluate(() => {
    document.querySelector<HTMLDetailsElement>('main details:not([open])')?.setAttribute('open', '');
    scrollTo({ top: 300, behavior: 'instant' });
    document.querySelector<HTMLButtonElement>('button[popovertarget]')?.click();
  });
};

interface State {
  readonly top: number;
  readonly typed: readonly string[];
  readonly details: readonly boolean[];
  readonly menus: number;
  readonly heading: string | undefined;
}

interface Watched {
  stateNow: () => State;
  /** As the page was left; nothing in a page that was loaded anew. */
  stateLeft?: State;
  /** As it was shown again, before the application goes on. */
  stateShown?: State;
  isRestored?: boolean;
}

/** The page keeps what it looks like when it is left. */
const watchState = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    watched.stateNow = () => ({
      top: scrollY,
      // Lists and choices of the application may come while the page is left.
      typed: [...document.querySelectorAll('input')].flatMap(({ type, value }) =>
        type === 'radio' ? [] : [value],
      ),
      details: [...document.querySelectorAll('details')].map(({ open }) => open),
      menus: document.querySelectorAll(':popover-open').length,
      heading: document.querySelector('h1')?.textContent,
    });
    addEventListener('pagehide', () => {
      watched.stateLeft = watched.stateNow();
    });
    addEventListener('pageshow', ({ persisted }) => {
      watched.isRestored = persisted;
      watched.stateShown = watched.stateNow();
    });
  });

/** Leaves the page as a link to another site does, and goes back by the browser. */
export const leaveAndReturn = async (page: Page, other: string, meanwhile?: () => Promise<void>) => {
  await watchState(page);
  await page.evaluate((address) => location.assign(address), other);
  await page.waitForURL(other);
  await page.waitForLoadState();
  await meanwhile?.();
  await page.goBack({ waitUntil: 'commit' });
};

/** Why the browser did not restore the page; nothing when it did. */
const hindrances = (page: Page): Promise<readonly string[] | undefined> =>
  page.evaluate(() => {
    if ((globalThis as unknown as Partial<Watched>).isRestored) return undefined;
    const [navigation] = performance.getEntriesByType('navigation') as unknown as readonly {
      readonly notRestoredReasons?: { readonly reasons?: readonly { readonly reason: string }[] } | null;
    }[];
    return (navigation?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason);
  });

export const expectRestored = async (page: Page): Promise<void> => {
  await expect(async () => expect(await hindrances(page), page.url()).toBeUndefined()).toPass({
    timeout: 5_000,
  });
};

/** Uses the page, leaves it, comes back, and finds it as it was left. */
export const expectAsLeft = async (page: Page, other: string): Promise<void> => {
  await use(page);
  await leaveAndReturn(page, other);
  await expectRestored(page);
  const [left, shown] = await page.evaluate(() => {
    const { stateLeft, stateShown } = globalThis as unknown as Watched;
    return [stateLeft, stateShown];
  });
  expect(left).toBeDefined();
  expect(shown, page.url()).toEqual(left);
};
