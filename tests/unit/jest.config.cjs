const project = require('../jest.base.cjs');

/** Rules, use cases, presenters and adapters in Node; views, which are the `.tsx` ones, in a document. */
module.exports = {
  // Jest reads it only here, not in a project. Enough for a machine that is busy with other things.
  testTimeout: 60_000,
  projects: [
    project('unit', { testMatch: ['**/*.test.ts'] }),
    project('unit-views', {
      roots: ['<rootDir>/tests/unit'],
      testMatch: ['**/*.test.tsx'],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['nodeBytes', 'queryTimeout'].map(
        (name) => `<rootDir>/tests/unit/support/${name}.ts`,
      ),
    }),
  ],
};
