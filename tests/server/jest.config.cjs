const project = require('../jest.base.cjs');

/** Tests of the web server with a small site, using HTTP like a browser. */
module.exports = project('server', {
  testTimeout: 180_000,
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
