const { resolve } = require('node:path');
const bundledPackages = require('./bundledPackages.cjs');
const { compilerOptions } = require('../tsconfig.json');

const root = resolve(__dirname, '..');

/** Packages published only as ES modules, which must be compiled for Jest. */
const esModules = ['jose', 'typebox', '@prismicio', 'esm-env', 'p-limit', 'yocto-queue'];

/** The paths of tsconfig.json that begin with `#`. */
const subpathImports = Object.fromEntries(
  Object.entries(compilerOptions.paths)
    .filter(([name]) => name.startsWith('#'))
    .map(([name, [target]]) => [
      `^${name.replace('*', '(.*)')}$`,
      target.replace('./', '<rootDir>/').replace('*', '$1'),
    ]),
);

/** Files named `*.all.test.ts(x)` belong to the exhaustive matrix and are only run by `npm run test:all`. */
const excluded = process.env.TEST_SCOPE === 'all' ? [] : ['\\.all\\.test\\.tsx?$'];

/**
 * Common settings of all Jest projects. TypeScript is compiled to CommonJS without type checks, which `tsc` does.
 * Styles and images are replaced by empty modules.
 *
 * @param {string} displayName also the name of the folder in tests/, unless `more` has roots
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
    ...subpathImports,
    '\\.(scss|css|png|svg|avif|webp|woff2)$': '<rootDir>/tests/emptyModule.cjs',
  },
  ...more,
});
