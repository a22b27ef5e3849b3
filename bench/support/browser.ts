import { createServer } from 'node:net';
import { once } from 'node:events';
import { chromium, type Browser, type Page } from '@playwright/test';
import { readyAttribute, rootId } from '../../src/handover/protocol';
import { installedChromium } from '../../scripts/installedChromium';

/** The system's Chromium where there is one, otherwise the one that Playwright installed. */
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

/** Moves the pointer, which starts the application on a rendered page, and waits until it has taken over. */
export const untilTakenOver = async (page: Page): Promise<void> => {
  // Where the pointer comes from is only known from the second move on.
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.locator(`#${rootId}[${readyAttribute}]`).waitFor();
};
