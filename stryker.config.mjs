/** A feature is measured with its own tests: with all tests of the core a mutant takes ten times as long. */
const feature = process.env.FEATURE ?? '**';

export default {
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: 'tests/unit/mutation.jest.config.cjs',
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate: [`src/domain/${feature}/**/*.ts`, `src/application/${feature}/**/*.ts`],
  ignorePatterns: [
    '/art',
    '/bench',
    '/dist',
    '/docs',
    '/public/films',
    '/public/images/*.avif',
    '/public/images/*.webp',
    '/test-results',
    '/.cache',
  ],
  ignoreStatic: true,
  disableTypeChecks: false,
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
};
