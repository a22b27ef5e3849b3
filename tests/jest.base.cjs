const { resolve } = require('node:path');
const bundledPackages = require('./bundledPackages.cjs');

const root = resolve(__dirname, '..');

/** Packages that come as ES modules only and have to be compiled for Jest too. */
const esModules = ['jose', '@prismicio', 'esm-env'];

/** Files named `*.all.test.ts(x)` belong to the exhaustive matrix alone, which `npm run test:all` runs. */
const excluded = process.env.TEST_SCOPE === 'all' ? [] : ['\\.all\\.test\\.tsx?$'];

/**
 * What all of Jest's projects have in common: TypeScript as CommonJS without type checks (`tsc` has those), and
 * nothing in place of styles and pictures.
 *
 * @param {string} displayName also the folder under tests/, unless `more` has roots
 * @param {import('jest').Config} more
 */
module.exports = (displayName, { testPathIgnorePatterns = [], setupFilesAfterEnv = [], ...more } = {}) => ({
  displayName,
  rootDir: root,
  roots: [`<rootDir>/tests/${displayName}`],
  testEnvironment: 'node',
  testPathIgnorePatterns: ['/node_modules/', ...excluded, ...testPathIgnorePatterns],
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/tests/everyTestAsserts.cjs', ...setupFilesAfterEnv],
  restoreMocks: true,
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '<rootDir>/tests/transform.cjs',
      {
        diagnostics: false,
        tsconfig: {
          target: 'ES2022',
          module: 'CommonJS',
          jsx: 'react-jsx',
          allowJs: true,
          esModuleInterop: true,
          resolveJsonModule: true,
          isolatedModules: true,
          experimentalDecorators: true,
          emitDecoratorMetadata: true,
        },
      },
    ],
  },
  transformIgnorePatterns: ['/\\.cache/bundles/', `/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    ...bundledPackages,
    '\\.(scss|css|png|svg|avif|webp|woff2)$': '<rootDir>/tests/emptyModule.cjs',
  },
  ...more,
});
