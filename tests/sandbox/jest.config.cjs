const project = require('../jest.base.cjs');

/** The sandbox runs as a process of its own; these tests talk to it as the site does. */
module.exports = project('sandbox', {
  testTimeout: 120_000,
  globalSetup: '<rootDir>/tests/sandbox/startStandingSandboxes.ts',
  globalTeardown: '<rootDir>/tests/sandbox/stopStandingSandboxes.ts',
  // Runs on the embedded database, whatever the environment names.
  ...(process.env.DATABASE_URL && { testPathIgnorePatterns: ['/crash\\.test'] }),
});
