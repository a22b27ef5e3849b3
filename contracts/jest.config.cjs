const project = require('../tests/jest.base.cjs');

/** Runs the tests that create the pact. See consumer/support/PactReporter.cjs. */
module.exports = project('contracts', {
  roots: ['<rootDir>/contracts'],
  testMatch: ['**/*.pact.test.ts'],
  testTimeout: 60_000,
  globalSetup: '<rootDir>/contracts/consumer/support/startRun.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
  reporters: ['default', '<rootDir>/contracts/consumer/support/PactReporter.cjs'],
});
