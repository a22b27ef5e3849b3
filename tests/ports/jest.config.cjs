const project = require('../jest.base.cjs');

/** One suite for each port, on its fake and on its HTTP adapter, which meets one sandbox for all. */
module.exports = project('ports', {
  testTimeout: 120_000,
  globalSetup: '<rootDir>/tests/ports/support/startSharedSandbox.ts',
  globalTeardown: '<rootDir>/tests/ports/support/stopSharedSandbox.ts',
});
