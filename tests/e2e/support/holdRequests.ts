import type { Page } from '@playwright/test';

/**
 * Delays requests to `path` until the returned function is called. If scripts are delayed, open the page with
 * `waitUntil: 'commit'`: on a slow machine the application starts before the load event, which then waits for scripts.
 */
export const holdRequests = async (page: Page, path: string): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
