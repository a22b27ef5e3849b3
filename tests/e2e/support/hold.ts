import type { Page } from '@playwright/test';

/** Keeps requests to `path` waiting until the answer is called; then, and later, they go through. */
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
