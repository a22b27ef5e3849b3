import { existsSync, readFileSync } from 'node:fs';

/** The counts of a stage. A stage that is one check counts one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed and why, to be read at the end of a long output. */
  readonly failures?: readonly string[];
}

/** A part of `npm test`: a command, and how its output is counted. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads the counts from the output; without it the exit status counts as one check. */
  readonly count?: (output: string) => Counts | undefined;
}

const node = process.execPath;
const tool = (path: string, ...more: string[]): readonly string[] => [node, `node_modules/${path}`, ...more];

/** By default Jest leaves one core unused; suites that share a sandbox or a file run one after another. */
const everyCore = '--maxWorkers=100%';
const oneByOne = '--runInBand';

const jest = (
  name: string,
  config: string,
  workers: typeof everyCore | typeof oneByOne,
  environment?: Stage['environment'],
): Stage => {
  const report = `test-results/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    command: tool('jest/bin/jest.js', '-c', config, workers, '--silent', '--json', `--outputFile=${report}`),
    count: () => jestCounts(report),
    ...(environment && { environment }),
  };
};

const verification = (name: string, environment?: Stage['environment']): Stage => ({
  name,
  command: [node, '--import', 'tsx', 'contracts/verify.ts'],
  count: (output) => {
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed), skipped: 0 };
  },
  ...(environment && { environment }),
});

const description = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { architecture: string } };

/** The arguments of `npm run architecture`. */
const [, ...architectureArguments] = description.scripts.architecture.split(' ');

/** Independent of each other; each uses one core. */
export const staticChecks: readonly Stage[] = [
  { name: 'types', command: tool('typescript/bin/tsc', '--noEmit', '-p', '.') },
  {
    name: 'lint',
    command: tool('eslint/bin/eslint.js', '.', '--cache', '--cache-location', '.cache/eslint/'),
  },
  { name: 'format', command: tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  {
    name: 'architecture',
    command: tool('dependency-cruiser/bin/dependency-cruise.mjs', ...architectureArguments),
  },
  { name: 'texts', command: [node, '--import', 'tsx', 'scripts/texts.ts', '--check'] },
];

/** Stages that run in order. */
export type Lane = readonly Stage[];

/** Lanes that run in parallel, to use all cores. */
type Step = readonly Lane[];

const alone = (stage: Stage): Step => [[stage]];

/** @param databaseUrl a PostgreSQL server, for a second run of everything that uses the database */
export const steps = (databaseUrl: string | undefined): readonly Step[] => {
  const onPostgres = (stage: (environment: Stage['environment']) => Stage): Lane =>
    databaseUrl === undefined ? [] : [stage({ DATABASE_URL: databaseUrl })];
  return [
    alone(jest('unit', 'tests/unit/jest.config.cjs', everyCore)),
    alone(jest('sandbox', 'tests/sandbox/jest.config.cjs', everyCore)),
    alone(jest('server', 'tests/server/jest.config.cjs', everyCore)),
    [
      [
        jest('generators', 'tests/generators/jest.config.cjs', oneByOne),
        jest('ports', 'tests/ports/jest.config.cjs', oneByOne),
        { name: 'build', command: [node, '--import', 'tsx', 'scripts/build.ts'] },
      ],
      // Everything that uses the PostgreSQL server is in this lane.
      [
        ...onPostgres((there) =>
          jest('sandbox on PostgreSQL', 'tests/sandbox/jest.config.cjs', oneByOne, there),
        ),
        ...onPostgres((there) => jest('ports on PostgreSQL', 'tests/ports/jest.config.cjs', oneByOne, there)),
        jest('pacts', 'contracts/jest.config.cjs', oneByOne, { PACT_DO_NOT_TRACK: 'true' }),
        ...(existsSync('.git') ? [committedPacts] : []),
        jest('lying provider', 'contracts/lies/jest.config.cjs', oneByOne),
        verification('verification'),
        ...onPostgres((there) => verification('verification on PostgreSQL', there)),
      ],
    ],
    alone({
      name: 'journeys',
      command: tool('@playwright/test/cli.js', 'test'),
      count: () => playwrightCounts('test-results/e2e.json'),
    }),
  ];
};

/** The pacts that the back end team reads are those that the tests have just written. */
const committedPacts: Stage = {
  name: 'pacts are committed',
  command: ['git', 'diff', '--exit-code', '--stat', '--', 'contracts/pacts'],
};

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  /** Files that broke before any of their tests ran. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly message: string;
  }[];
}

const jestCounts = (path: string): Counts | undefined => {
  const report = readReport<JestReport>(path);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
      failures: report.testResults.filter(({ status }) => status === 'failed').map(({ message }) => message),
    }
  );
};

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

const playwrightCounts = (path: string): Counts | undefined => {
  const report = readReport<PlaywrightReport>(path);
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
    }
  );
};
