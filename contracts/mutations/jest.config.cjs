const project = require('../../tests/jest.base.cjs');

/** Tests that the pact rejects invalid responses of a provider. */
module.exports = project('mutations', {
  roots: ['<rootDir>/contracts/mutations'],
  testTimeout: 300_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
