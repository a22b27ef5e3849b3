import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium that is on this machine already: CHROMIUM_PATH, or where Linux distributions put it. */
export const installedChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  return named || usualPlaces.find((path) => existsSync(path));
};
