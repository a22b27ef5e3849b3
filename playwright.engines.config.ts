import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config';
import { isExhaustive } from './tests/e2e/support/scope';
import type { EngineName } from './tests/engines/support/engines';

const [site] = [endToEnd.webServer].flat();

/** Tests of the built site in WebKit and Firefox. Playwright starts the web server; other drivers control the browsers. */
export default defineConfig<object, { readonly engineName: EngineName }>({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  ...(!isExhaustive && { grepInvert: /@all\b/ }),
  use: { baseURL: endToEnd.use?.baseURL ?? '' },
  projects: [
    { name: 'webkit', use: { engineName: 'webkit' } },
    { name: 'firefox', use: { engineName: 'firefox' } },
  ],
  ...(site && { webServer: site }),
});
