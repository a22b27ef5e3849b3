const project = require('../jest.base.cjs');

/** What the generators make, in a copy of the sources. */
module.exports = project('generators', {
  testTimeout: 300_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
