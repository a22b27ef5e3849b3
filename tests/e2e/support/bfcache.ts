import type { Page } from '@playwright/test';
import { installedChromium } from '#scripts/installedChromium';
import { expect, test } from './test';

const installed = installedChromium();

/** Full Chromium with the bfcache, which Playwright disables and the headless shell lacks. */
export const testWithBfcache = test.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        // This channel is Playwright's own full Chromium.
        ...(installed === undefined ? { channel: 'chromium' } : { executablePath: installed }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

/** Enters text, opens what can be opened, and scrolls. */
const interact = async (page: Page): Promise<void> => {
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
  /** State when the page was left; undefined if the page was reloaded. */
  stateLeft?: State;
  /** State when the page was shown again, before the application continues. */
  stateShown?: State;
  isRestored?: boolean;
}

/** Makes the page record its state when it is hidden and shown. */
const recordState = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    watched.stateNow = () => ({
      top: scrollY,
      // Exclude radio buttons: the application may still render lists and choices while the page is being left.
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

/** Leaves the page like a link to another site, and navigates back. */
export const leaveAndReturn = async (page: Page, other: string, meanwhile?: () => Promise<void>) => {
  await recordState(page);
  await page.evaluate((address) => location.assign(address), other);
  await page.waitForURL(other);
  await page.waitForLoadState();
  await meanwhile?.();
  await page.goBack({ waitUntil: 'commit' });
};

/** Reasons why the bfcache did not restore the page; undefined if it did. */
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

/** Uses the page, leaves it, returns, and expects the same state. */
export const expectStateRestored = async (page: Page, other: string): Promise<void> => {
  await interact(page);
  await leaveAndReturn(page, other);
  await expectRestored(page);
  const [left, shown] = await page.evaluate(() => {
    const { stateLeft, stateShown } = globalThis as unknown as Watched;
    return [stateLeft, stateShown];
  });
  expect(left).toBeDefined();
  expect(shown, page.url()).toEqual(left);
};
