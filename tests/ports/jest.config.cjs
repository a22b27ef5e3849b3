const project = require('../jest.base.cjs');

// All suites call the sandbox from one address, so they would use up each other's attempts.
process.env.RATE_LIMITS = 'off';

/** One suite per port, run on its fake and on its HTTP adapter with a sandbox that the suites of a worker share. */
module.exports = project('ports', {
  testTimeout: 120_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
