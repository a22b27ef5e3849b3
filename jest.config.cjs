/** Every Jest project but the contracts, which write one file together and so run alone. */
module.exports = {
  testTimeout: 60_000,
  projects: [
    ...require('./tests/unit/jest.config.cjs').projects,
    require('./tests/ports/jest.config.cjs'),
    require('./tests/sandbox/jest.config.cjs'),
    require('./tests/server/jest.config.cjs'),
  ],
};
