import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** Takes the screenshots of the README. It is not part of the test suite. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  testMatch: '**/screenshots.spec.ts',
  outputDir: '../../test-results/screenshots',
  reporter: 'list',
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, isMobile: true } },
  ],
});
