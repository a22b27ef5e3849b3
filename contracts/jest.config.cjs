const { resolve } = require('node:path');

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
module.exports = {
  displayName: 'contracts',
  rootDir: resolve(__dirname, '..'),
  roots: ['<rootDir>/contracts'],
  testMatch: ['**/*.pact.test.ts'],
  testEnvironment: 'node',
  testTimeout: 30_000,
  maxWorkers: 1,
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/tests/everyTestAsserts.cjs'],
  globalSetup: '<rootDir>/contracts/consumer/support/emptyPacts.cjs',
  globalTeardown: '<rootDir>/contracts/consumer/support/finishPacts.cjs',
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      'ts-jest',
      {
        diagnostics: false,
        tsconfig: {
          module: 'CommonJS',
          target: 'ES2022',
          allowJs: true,
          esModuleInterop: true,
          experimentalDecorators: true,
          emitDecoratorMetadata: true,
          isolatedModules: true,
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${modulesOnly.join('|')})/)`],
};
