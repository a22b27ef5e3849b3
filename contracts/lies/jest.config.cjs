const project = require('../../tests/jest.base.cjs');

/** Holds wrong answers of a provider against the pact. */
module.exports = project('lies', {
  roots: ['<rootDir>/contracts/lies'],
  testTimeout: 300_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
