const project = require('../jest.base.cjs');

/** Runs rules, use cases, presenters and adapters in Node.js, and views (`.tsx`) in jsdom. */
module.exports = {
  // Jest reads this only at the top level, not in a project. Long enough for a busy machine.
  testTimeout: 60_000,
  projects: [
    project('unit', { testMatch: ['**/*.test.ts'] }),
    project('unit-views', {
      roots: ['<rootDir>/tests/unit'],
      testMatch: ['**/*.test.tsx'],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['nodeBytes', 'queryTimeout', 'scrolling', 'setImmediate'].map(
        (name) => `<rootDir>/tests/unit/support/${name}.ts`,
      ),
    }),
  ],
};
