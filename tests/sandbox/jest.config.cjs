const { resolve } = require('node:path');

/** The sandbox runs as a process of its own; these tests talk to it as the site does. */
module.exports = {
  displayName: 'sandbox',
  rootDir: resolve(__dirname, '../..'),
  roots: ['<rootDir>/tests/sandbox'],
  testEnvironment: 'node',
  testTimeout: 60_000,
  transform: {
    '^.+\\.ts$': [
      'ts-jest',
      { diagnostics: false, tsconfig: { module: 'CommonJS', esModuleInterop: true, isolatedModules: true } },
    ],
  },
};
