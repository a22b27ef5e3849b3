const project = require('../jest.base.cjs');

/** What `npm run mutate` runs: the tests of the core alone, in one project. */
module.exports = project('mutation', {
  roots: ['<rootDir>/tests/unit/domain', '<rootDir>/tests/unit/application'],
  testMatch: ['**/*.test.ts'],
  testTimeout: 30_000,
});
