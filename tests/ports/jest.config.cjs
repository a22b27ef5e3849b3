const project = require('../jest.base.cjs');

/** One suite per port, run on its fake and on its HTTP adapter with a sandbox that the suites of a worker share. */
module.exports = project('ports', {
  testTimeout: 120_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
