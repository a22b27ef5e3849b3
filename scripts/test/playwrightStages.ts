import { readPlaywrightReport } from './reports';
import type { Stage } from './Stage';

const playwrightStage = (name: string, report: string, args: readonly string[]): Stage => ({
  name,
  command: [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', ...args],
  cores: 'all',
  dependsOn: ['build'],
  readResult: () => readPlaywrightReport(report),
});

/** @param args arguments of `playwright test`, such as specs; none for all tests */
export const endToEndStage = (...args: readonly string[]): Stage =>
  playwrightStage('end-to-end', 'test-results/e2e.json', args);

/** Runs the tests in WebKit and Firefox. */
export const enginesStage = (...args: readonly string[]): Stage =>
  playwrightStage('engines', 'test-results/engines.json', ['-c', 'playwright.engines.config.ts', ...args]);
