import type { Page } from '@playwright/test';

/**
 * Delays requests to `path` until the returned function is called; then, and later, they go through. A page whose scripts
 * are held is opened with `waitUntil: 'commit'`: on a slow machine, the application starts by itself before the load event,
 * which then waits for its scripts.
 */
export const hold = async (page: Page, path: string): Promise<() => void> => {
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
