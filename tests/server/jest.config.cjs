const { resolve } = require('node:path');

module.exports = {
  displayName: 'server',
  rootDir: resolve(__dirname, '../..'),
  roots: ['<rootDir>/tests/server'],
  testEnvironment: 'node',
  testTimeout: 60_000,
  transform: {
    '^.+\\.ts$': ['ts-jest', { diagnostics: false, tsconfig: { module: 'CommonJS', esModuleInterop: true } }],
  },
};
