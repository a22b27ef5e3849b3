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

/** One worker: parallel ones lose interactions of the file they share. */
module.exports = project('contracts', {
  roots: ['<rootDir>/contracts'],
  testMatch: ['**/*.pact.test.ts'],
  testTimeout: 60_000,
  maxWorkers: 1,
  globalSetup: '<rootDir>/contracts/consumer/support/emptyPacts.cjs',
  globalTeardown: '<rootDir>/contracts/consumer/support/finishPacts.cjs',
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${modulesOnly.join('|')})/)`],
});
