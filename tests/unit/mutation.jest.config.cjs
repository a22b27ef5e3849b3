const project = require('../jest.base.cjs');

const feature = process.env.FEATURE;
const folders = ['domain', 'application'].map((layer) => `<rootDir>/tests/unit/${layer}`);

/** Configuration of `npm run mutate`: the tests of the core or of one feature, in a single project. */
module.exports = project('mutation', {
  roots: folders,
  testMatch: feature ? [`**/{domain,application}/${feature}/**/*.test.ts`] : ['**/*.test.ts'],
  testTimeout: 30_000,
});
