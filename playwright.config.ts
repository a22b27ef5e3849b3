import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { installedHeadlessChromium } from './scripts/installedChromium';
import { demoOrigin, siteOrigin } from './tests/e2e/support/origins';
import { isExhaustive } from './tests/e2e/support/scope';

const chromium = installedHeadlessChromium();

/** A web server on a port of its own. It stores nothing, and a server somebody left running is never mistaken for it. */
const webServer = (origin: string, flags = '') =>
  ({
    command: `node --import tsx server/main.ts ${flags}`,
    cwd: import.meta.dirname,
    url: `${origin}/health`,
    // A developer's own settings for the back end or another build must not reach the tests.
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

/**
 * Titles of what only the exhaustive run includes. Of a test in every language, English runs on the desktop and German,
 * where it is tagged @phone, on the phone; tagged @languages it runs in all three. tests/e2e/README.md explains the tags.
 */
const exhaustiveOnly = isExhaustive
  ? { desktop: [], phone: [] }
  : {
      desktop: [/@all\b/, /\(de-de\).* @phone/, /^(?!.* @languages).*\((?:de-de|fr-fr)\)/],
      phone: [/@all\b/, /\((?:en-us|fr-fr)\)/],
    };

/** The end-to-end tests, on the site and the demo as `npm run build` left them in dist/. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: '**/screenshots.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of CI: a test waits a quarter of its time.
  workers: 3,
  retries: 0,
  // Many times what a test takes, for machines that are slow or busy with other things.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteOrigin,
    locale: 'en-US',
    timezoneId: process.env.TZ || 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Traces slow down every test; `--trace on` records those of a test that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
      ...(chromium !== undefined && { executablePath: chromium }),
    },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: exhaustiveOnly.desktop },
    // What depends on the size of the window; the rest would only be shown twice.
    { name: 'phone', use: phone, grep: /@phone/, grepInvert: exhaustiveOnly.phone },
  ],
  webServer: [webServer(siteOrigin), webServer(demoOrigin, '--demo')],
});
