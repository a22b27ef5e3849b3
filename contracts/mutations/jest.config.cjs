const project = require('../../tests/jest.base.cjs');

/** Tests that the pact rejects invalid responses of a provider. */
module.exports = project('lies', {
  roots: ['<rootDir>/contracts/lies'],
  testTimeout: 300_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
