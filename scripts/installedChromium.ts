import { existsSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's headless shell, which runs browser tests in three quarters of the time. */
const shells = ['/usr/bin/chromium-headless-shell'];

const chromiumFromEnvironment = () => process.env.CHROMIUM_PATH || undefined;

/** Path of an installed Chromium: CHROMIUM_PATH, or the usual paths of Linux distributions. */
export const installedChromium = (): string | undefined =>
  chromiumFromEnvironment() ?? browsers.find(existsSync);

/** Like `installedChromium`, for headless browser tests. */
export const installedHeadlessChromium = (): string | undefined =>
  chromiumFromEnvironment() ?? [...shells, ...browsers].find(existsSync);
