import { existsSync } from 'node:fs';
import { endToEndStage, enginesStage } from './playwrightStages';
import { readJestReport, readLastLine } from './reports';
import type { Stage } from './Stage';

const node = process.execPath;
const tool = (path: string, ...more: string[]): readonly string[] => [node, `node_modules/${path}`, ...more];
const script = (path: string, ...more: string[]): readonly string[] => [
  node,
  '--import',
  'tsx',
  path,
  ...more,
];

type JestOptions = Pick<Stage, 'cores' | 'environment'>;

const jest = (name: string, config: string, { cores, environment }: JestOptions = {}): Stage => {
  const report = `test-results/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    // By default Jest leaves one core unused.
    command: tool(
      'jest/bin/jest.js',
      '-c',
      config,
      cores === 'all' ? '--maxWorkers=100%' : '--runInBand',
      '--silent',
      '--json',
      `--outputFile=${report}`,
    ),
    ...(cores && { cores }),
    ...(environment && { environment }),
    readResult: () => readJestReport(report),
  };
};

const npmScript = (name: string, npmRun: string, ...args: readonly string[]): Stage => ({
  name,
  command: ['npm', 'run', '--silent', npmRun, ...(args.length > 0 ? ['--', ...args] : [])],
});

export const staticChecks: readonly Stage[] = [
  npmScript('lint', 'lint'),
  npmScript('types', 'typecheck'),
  npmScript('lint with types', 'lint:types'),
  npmScript('format', 'format:check'),
  npmScript('architecture', 'architecture'),
  npmScript('unused code', 'knip'),
  npmScript('spelling', 'spelling'),
  npmScript('texts', 'texts', '--check'),
  npmScript('contract', 'contracts:check'),
  npmScript('API document', 'contracts:openapi', '--check'),
  npmScript('seeded defects', 'seeded', '--check'),
];

/** Stages that use a PostgreSQL server if one is specified, or the embedded database otherwise. */
const databaseStages = (suffix: string, databaseUrl: string | undefined): readonly Stage[] => {
  const environment = { DATABASE_URL: databaseUrl ?? '' };
  return [
    jest(`sandbox${suffix}`, 'tests/sandbox/jest.config.cjs', { cores: 'all', environment }),
    jest(`ports${suffix}`, 'tests/ports/jest.config.cjs', { cores: 'all', environment }),
    {
      name: `verification${suffix}`,
      command: script('contracts/verify.ts'),
      environment,
      readResult: readLastLine,
    },
  ];
};

/** Checks that the committed pacts, which the back-end team uses, are those that the tests have just written. */
const committedPacts: Stage = {
  name: 'committed pacts',
  command: ['git', 'diff', '--exit-code', '--stat', '--', 'contracts/pacts'],
  dependsOn: ['pacts'],
};

const otherTimeZone = { TZ: 'America/New_York' };

/** Stages of `npm run test:all` only: the other database, another time zone, kills and attacks. */
const exhaustiveStages = (databaseUrl: string | undefined): readonly Stage[] => [
  ...(databaseUrl === undefined ? [] : databaseStages(' embedded', undefined)),
  jest('unit in New York', 'tests/unit/jest.config.cjs', { cores: 'all', environment: otherTimeZone }),
  {
    ...endToEndStage('billing', 'products', 'commerce.thankYou'),
    name: 'end-to-end in New York',
    environment: otherTimeZone,
  },
  {
    name: 'kills',
    command: script('tests/kills/run.ts'),
    cores: 'all',
    environment: { DATABASE_URL: databaseUrl ?? '' },
    readResult: readLastLine,
  },
  {
    name: 'abuse',
    command: script('tests/abuse/main.ts'),
    environment: { DATABASE_URL: databaseUrl ?? '' },
    // The attacks measure response times and are limited in time, so they run alone.
    cores: 'all',
    dependsOn: ['build'],
  },
];

export interface RunOptions {
  /** URL of a PostgreSQL server for all stages that use a database. */
  readonly databaseUrl: string | undefined;
  /** True for `npm run test:all`. */
  readonly isExhaustive: boolean;
}

/** All stages of a complete run. Single-core stages come first, because they make the best use of the cores. */
export const stagesOf = ({ databaseUrl, isExhaustive }: RunOptions): readonly Stage[] =>
  [
    { name: 'build', command: script('scripts/build.ts') },
    ...staticChecks,
    jest('generators', 'tests/generators/jest.config.cjs'),
    jest('pacts', 'contracts/jest.config.cjs', { environment: { PACT_DO_NOT_TRACK: 'true' } }),
    ...(existsSync('.git') ? [committedPacts] : []),
    jest('mutated provider', 'contracts/mutations/jest.config.cjs'),
    ...databaseStages('', databaseUrl),
    jest('unit', 'tests/unit/jest.config.cjs', { cores: 'all' }),
    jest('server', 'tests/server/jest.config.cjs', { cores: 'all' }),
    endToEndStage(),
    enginesStage(),
    ...(isExhaustive ? exhaustiveStages(databaseUrl) : []),
  ].sort(oneCoreFirst);

const oneCoreFirst = (a: Stage, b: Stage): number => Number(a.cores === 'all') - Number(b.cores === 'all');
