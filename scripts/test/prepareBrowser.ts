import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installedChromium } from '../installedChromium';

/** Finds a Chromium for the browser journeys, or lets Playwright install its own. @throws when there is none */
export const prepareBrowser = (): void => {
  // A whole one: the headless shell lacks the back/forward cache.
  if (installedChromium() !== undefined || existsSync(chromium.executablePath())) return;
  console.log('No Chromium is installed: fetching one for the journeys.');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (!existsSync(chromium.executablePath())) {
    throw new Error('The journeys need Chromium: install it, or set CHROMIUM_PATH to where it is.');
  }
};
