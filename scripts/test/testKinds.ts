import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { endToEndStage, enginesStage } from './playwrightStages';
import { readJestReport } from './reports';
import type { Stage } from './Stage';

export interface Selection {
  readonly tests: readonly string[];
  /** English paths. `everyPage.spec.ts` tests only these pages and all pages below them. */
  readonly pages: readonly string[];
}

interface TestKind {
  readonly name: string;
  readonly files: RegExp;
  readonly stages: (selection: Selection) => readonly Stage[];
}

const node = process.execPath;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a test file runs only in `npm run test:all` and when named explicitly. */
export const isExhaustive = (test: string): boolean => /\.all\.test\.tsx?$/.test(test);

/** @param workers `one` if the tests share a server or a file, otherwise `all` */
const jestKind = (name: string, files: RegExp, config: string, workers: 'one' | 'all'): TestKind => ({
  name,
  files,
  stages: ({ tests }) => {
    const parallel = workers === 'all' && tests.length > 1;
    const report = `test-results/${name.replaceAll(' ', '-')}.json`;
    return [
      {
        name,
        command: [
          node,
          'node_modules/jest/bin/jest.js',
          '-c',
          config,
          parallel ? '--maxWorkers=100%' : '--runInBand',
          '--json',
          `--outputFile=${report}`,
          '--runTestsByPath',
          ...tests,
        ],
        ...(parallel && { cores: 'all' }),
        ...(tests.some(isExhaustive) && { environment: { TEST_SCOPE: 'all' } }),
        readResult: () => readJestReport(report),
      },
    ];
  },
});

/** Builds that the specs open. The demo is served even if no spec opens it, and may be outdated in that case. */
const buildsFor = (specs: readonly string[]): readonly string[] =>
  specs.some((spec) => readFileSync(spec, 'utf8').includes('demoOrigin')) ||
  !existsSync('dist/demo/index.html')
    ? ['site', 'demo']
    : ['site'];

/** Returns the pattern that Playwright matches against the file name and the title of each test. */
const titlePattern = (specs: readonly string[], pages: readonly string[]): string => {
  const files = specs.map((spec) => ` ${escaped(basename(spec))} `);
  const titles = pages.map((page) => ` everyPage\\.spec\\.ts .* ${escaped(page)}(/\\S*)?( |$)`);
  return [...files, ...titles].join('|');
};

const buildOf = (tests: readonly string[]): Stage => ({
  name: 'build',
  command: [node, '--import', 'tsx', 'scripts/test/buildStale.ts', ...buildsFor(tests)],
});

const endToEnd: TestKind = {
  name: 'end-to-end',
  // Excludes the screenshots for the README, which `npm run screenshots` takes.
  files: /^tests\/e2e\/(?!screenshots).*\.spec\.ts$/,
  stages: ({ tests, pages }) => [
    buildOf(tests),
    endToEndStage(...(pages.length > 0 ? ['--grep', titlePattern(tests, pages)] : tests.map(escaped))),
  ],
};

const engines: TestKind = {
  name: 'engines',
  files: /^tests\/engines\/.*\.spec\.ts$/,
  stages: ({ tests }) => [buildOf(tests), enginesStage(...tests.map(escaped))],
};

export const testKinds: readonly TestKind[] = [
  jestKind('unit', /^tests\/unit\/.*\.test\.tsx?$/, 'tests/unit/jest.config.cjs', 'all'),
  jestKind('ports', /^tests\/ports\/.*\.test\.ts$/, 'tests/ports/jest.config.cjs', 'one'),
  jestKind('pacts', /^contracts\/consumer\/.*\.pact\.test\.ts$/, 'contracts/jest.config.cjs', 'one'),
  jestKind(
    'mutated provider',
    /^contracts\/mutations\/.*\.test\.ts$/,
    'contracts/mutations/jest.config.cjs',
    'one',
  ),
  jestKind('generators', /^tests\/generators\/.*\.test\.ts$/, 'tests/generators/jest.config.cjs', 'one'),
  jestKind('sandbox', /^tests\/sandbox\/.*\.test\.ts$/, 'tests/sandbox/jest.config.cjs', 'all'),
  jestKind('server', /^tests\/server\/.*\.test\.tsx?$/, 'tests/server/jest.config.cjs', 'all'),
  endToEnd,
  engines,
];

export const isTest = (file: string): boolean => testKinds.some(({ files }) => files.test(file));

/** Returns the stages that run a selection of tests: one per kind of test, and the builds for end-to-end tests. */
export const stagesFor = ({ tests, pages }: Selection): readonly Stage[] =>
  testKinds.flatMap((kind) => {
    const ofKind = tests.filter((test) => kind.files.test(test));
    const pagesOfKind = kind === endToEnd ? pages : [];
    return ofKind.length + pagesOfKind.length === 0 ? [] : kind.stages({ tests: ofKind, pages: pagesOfKind });
  });
