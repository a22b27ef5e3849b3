const bundledPackages = require('../tests/bundledPackages.cjs');
const project = require('../tests/jest.base.cjs');

/** Published as ECMAScript modules only, which the CommonJS of these tests cannot load as they are. */
const modulesOnly = [
  'jose',
  'inversify',
  '@inversifyjs',
  'https-proxy-agent',
  'agent-base',
  'proxy-agent-negotiate',
];

/** Makes the pact: see consumer/support/PactReporter.cjs. */
module.exports = project('contracts', {
  roots: ['<rootDir>/contracts'],
  testMatch: ['**/*.pact.test.ts'],
  testTimeout: 60_000,
  globalSetup: '<rootDir>/contracts/consumer/support/startRun.ts',
  globalTeardown: '<rootDir>/tests/run/end.ts',
  reporters: ['default', '<rootDir>/contracts/consumer/support/PactReporter.cjs'],
  moduleNameMapper: bundledPackages(['inversify', 'class-validator', '@pact-foundation/pact']),
  transformIgnorePatterns: [
    '/.cache/bundles/',
    `/node_modules/(?!(.*/node_modules/)?(${modulesOnly.join('|')})/)`,
  ],
});
