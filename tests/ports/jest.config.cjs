const project = require('../jest.base.cjs');

/** One suite for each port, on its fake and on its HTTP adapter, which calls a sandbox that a worker's suites share. */
module.exports = project('ports', {
  testTimeout: 120_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
