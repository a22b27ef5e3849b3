import { existsSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of Chromium's headless shell, in which browser tests take a quarter less time. */
const shells = ['/usr/bin/chromium-headless-shell'];

const chromiumFromEnvironment = () => process.env.CHROMIUM_PATH || undefined;

/** Returns the path of an installed Chromium: CHROMIUM_PATH, or a common path on Linux distributions. */
export const installedChromium = (): string | undefined =>
  chromiumFromEnvironment() ?? browsers.find(existsSync);

/** Like `installedChromium`, but prefers the headless shell. For browser tests. */
export const installedHeadlessChromium = (): string | undefined =>
  chromiumFromEnvironment() ?? [...shells, ...browsers].find(existsSync);
