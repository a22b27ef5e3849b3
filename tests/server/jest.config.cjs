const project = require('../jest.base.cjs');

/** The web server with a small site of its own; these tests talk to it as a browser does. */
module.exports = project('server', {
  testTimeout: 180_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
