const project = require('../jest.base.cjs');

/** Tests of the generators' output, in a copy of the sources. */
module.exports = project('generators', {
  testTimeout: 300_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
