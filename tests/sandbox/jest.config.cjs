const project = require('../jest.base.cjs');

/**
 * These tests call the sandbox, a separate process, through its API as the site does.
 * Files named `*.embedded.test.ts` use the embedded database. The others use the PostgreSQL server of DATABASE_URL,
 * if it is set. Files named `*.server.test.ts` need it.
 */
module.exports = project('sandbox', {
  testTimeout: 120_000,
  testPathIgnorePatterns: process.env.DATABASE_URL ? [] : ['\\.server\\.test\\.ts$'],
  setupFilesAfterEnv: ['<rootDir>/tests/sandbox/documentedResponses.ts'],
  globalSetup: '<rootDir>/tests/run/begin.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
});
