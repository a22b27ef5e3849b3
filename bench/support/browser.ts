import { createServer } from 'node:net';
import { once } from 'node:events';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { hydratedAttribute, rootId } from '#hydration/protocol';
import { installedChromium } from '#scripts/installedChromium';

/** Launches an installed Chromium, or else Playwright's. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> => {
  const path = installedChromium();
  return chromium.launch({
    ...(path && { executablePath: path }),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
  });
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
};

/** Moves the pointer, which starts the application on a rendered page, and waits for hydration. */
export const waitForHydration = async (page: Page): Promise<void> => {
  // Moves twice, because the movement of the pointer is only available with the second event.
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.locator(`#${rootId}[${hydratedAttribute}]`).waitFor();
};

/** Signs in a seeded player in all pages of the context. */
export const signIn = async (context: BrowserContext, origin: string, person: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  const form = page.locator('form').filter({ has: page.locator('input[type=password]') });
  await form.locator('input[type=email]').fill(`${person}@farstead.test`);
  await form.locator('input[type=password]').fill('Farstead-2026!');
  await form.locator('button[type=submit]').click();
  await page.waitForURL(/\/account\/products/);
  await page.close();
};
