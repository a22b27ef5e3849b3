import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { installedHeadlessChromium } from './scripts/installedChromium';
import { demoOrigin, siteOrigin } from './tests/e2e/support/origins';

const chromium = installedHeadlessChromium();

/** The host on a port of its own. It keeps nothing, and a server somebody left running is never taken for it. */
const host = (origin: string, flags = '') =>
  ({
    command: `node --import tsx server/main.ts ${flags}`,
    cwd: import.meta.dirname,
    url: `${origin}/health`,
    // What a developer's own environment says of a back end or another build is none of the journeys' business.
    env: {
      PORT: new URL(origin).port,
      DATA_DIR: 'memory',
      RATE_LIMITS: 'off',
      NODE_ENV: 'test',
      API_ORIGIN: '',
      DATABASE_URL: '',
      SITE_FOLDER: '',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  }) satisfies NonNullable<PlaywrightTestConfig['webServer']>;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The browser journeys, on the site and the demo as `npm run build` left them in dist/. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: '**/screenshots.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of CI: a journey waits a quarter of its time.
  workers: 3,
  retries: 0,
  // Several times what a journey takes, for machines that are busy with other things.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteOrigin,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost every journey time; a developer who runs the one that failed again gets one.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
      ...(chromium !== undefined && { executablePath: chromium }),
    },
  },
  projects: [
    // A journey in every language runs in English and French on the desktop and in German on the phone.
    { name: 'desktop', use: desktop, grepInvert: /\(de-de\) @phone/ },
    // What depends on the size of the window; the rest would only be shown twice.
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
  webServer: [host(siteOrigin), host(demoOrigin, '--demo')],
});
