import { createServer } from 'node:net';
import { once } from 'node:events';
import { chromium, type Browser } from '@playwright/test';
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
