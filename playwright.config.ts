import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { installedHeadlessChromium } from './scripts/installedChromium';
import { demoOrigin, proxiedOrigin, siteOrigin } from './tests/e2e/support/origins';
import { isExhaustive } from './tests/e2e/support/scope';

const chromium = installedHeadlessChromium();

interface WebServerOptions {
  readonly flags?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a web server on its own port without stored data. A server that is already running is never reused. */
const webServer = (origin: string, { flags = '', settings = {} }: WebServerOptions = {}) =>
  ({
    command: `node --import tsx server/main.ts ${flags}`,
    cwd: import.meta.dirname,
    url: `${origin}/ready`,
    // A developer's settings for the back end or another build must not affect the tests.
    env: {
      PORT: new URL(origin).port,
      DATA_DIR: 'memory',
      RATE_LIMITS: 'off',
      NODE_ENV: 'test',
      API_ORIGIN: '',
      DATABASE_URL: '',
      SITE_FOLDER: '',
      ...settings,
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  }) satisfies NonNullable<PlaywrightTestConfig['webServer']>;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Titles that only the exhaustive run includes. Otherwise, tests in every language run in English on the desktop.
 * With @phone they run in German on the phone, and with @languages in all three. See tests/e2e/README.md.
 */
const exhaustiveOnly = isExhaustive
  ? { desktop: [], phone: [] }
  : {
      desktop: [/@all\b/, /\(de-de\).* @phone/, /^(?!.* @languages).*\((?:de-de|fr-fr)\)/],
      phone: [/@all\b/, /\((?:en-us|fr-fr)\)/],
    };

/** Changes the status of the game, which the pages of all tests would show. */
const serverWide = '**/serverStatus.spec.ts';

/** Configuration of the end-to-end tests, which use the site and the demo built in dist/. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: '**/screenshots.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of CI, because a test spends a quarter of its time waiting.
  workers: 3,
  retries: 0,
  // Many times the duration of a test, for slow or busy machines.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteOrigin,
    locale: 'en-US',
    timezoneId: process.env.TZ || 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Traces slow down every test; `--trace on` records them when a test has failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
      ...(chromium !== undefined && { executablePath: chromium }),
    },
  },
  projects: [
    {
      name: 'desktop',
      use: desktop,
      grepInvert: exhaustiveOnly.desktop,
      testIgnore: [serverWide, '**/screenshots.spec.ts'],
    },
    // Only tests that depend on the window size; the others would merely be repeated.
    {
      name: 'phone',
      use: phone,
      grep: /@phone/,
      grepInvert: exhaustiveOnly.phone,
      testIgnore: [serverWide, '**/screenshots.spec.ts'],
    },
    // Uploads and downloads, because the API proxy must not have tighter limits than the sandbox.
    {
      name: 'proxied',
      use: { ...desktop, baseURL: proxiedOrigin, userAgent: devices['Desktop Chrome'].userAgent },
      grepInvert: exhaustiveOnly.desktop,
      testMatch: ['**/uploads.spec.ts', '**/blueprints.spec.ts'],
    },
    // Tests that change what every visitor sees. They run last.
    { name: 'server-wide', use: phone, testMatch: serverWide, dependencies: ['desktop', 'phone', 'proxied'] },
  ],
  webServer: [
    webServer(siteOrigin),
    webServer(demoOrigin, { flags: '--demo' }),
    webServer(proxiedOrigin, {
      settings: { API_ORIGIN: siteOrigin, TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'x-sandbox-country' },
    }),
  ],
});
