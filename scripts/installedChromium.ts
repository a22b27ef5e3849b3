import { existsSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium without its windows, as Playwright itself would fetch it: the journeys take a quarter less time on it. */
const shells = ['/usr/bin/chromium-headless-shell'];

const named = () => process.env.CHROMIUM_PATH || undefined;

/** A Chromium that is on this machine already: CHROMIUM_PATH, or where Linux distributions put it. */
export const installedChromium = (): string | undefined => named() ?? browsers.find(existsSync);

/** The same for the journeys, which open no windows. */
export const installedHeadlessChromium = (): string | undefined =>
  named() ?? [...shells, ...browsers].find(existsSync);
