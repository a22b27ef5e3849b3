const project = require('../jest.base.cjs');

/**
 * The sandbox runs as a process of its own; these tests talk to it as the site does. Files named `*.embedded.test.ts` use
 * the embedded database, the others the PostgreSQL server of DATABASE_URL where there is one.
 */
module.exports = project('sandbox', {
  testTimeout: 120_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
