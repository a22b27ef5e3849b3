const project = require('../jest.base.cjs');

const feature = process.env.FEATURE;
const folders = ['domain', 'application'].map((layer) => `<rootDir>/tests/unit/${layer}`);

/** What `npm run mutate` runs: the tests of the core alone, or those of one feature, in one project. */
module.exports = project('mutation', {
  roots: folders,
  testMatch: feature ? [`**/{domain,application}/${feature}/**/*.test.ts`] : ['**/*.test.ts'],
  testTimeout: 30_000,
});
