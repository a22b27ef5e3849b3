import { existsSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's headless Chromium: browser journeys take a quarter less time with it. */
const shells = ['/usr/bin/chromium-headless-shell'];

const named = () => process.env.CHROMIUM_PATH || undefined;

/** An installed Chromium: CHROMIUM_PATH, or the paths of Linux distributions. */
export const installedChromium = (): string | undefined => named() ?? browsers.find(existsSync);

/** The same for browser journeys, which run headless. */
export const installedHeadlessChromium = (): string | undefined =>
  named() ?? [...shells, ...browsers].find(existsSync);
