import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { kinds, type Kind } from './kinds';

export interface TestRun {
  /** Titles of the first failed tests by path of the test file. */
  readonly failed: ReadonlyMap<string, string>;
  /** End of the output if the test runner itself failed. */
  readonly error?: string;
}

interface Command {
  readonly folder: string;
  readonly kind: Kind;
  readonly tests: readonly string[];
  readonly isExhaustive?: boolean;
}

const reportName = 'test-results/seeded-run.json';

/** Runs whole test files of one kind in a copy of the repository. */
export const runTests = async (command: Command): Promise<TestRun> => {
  const { folder, kind } = command;
  const isBrowser = kind === 'e2e';
  const report = join(folder, isBrowser ? 'test-results/e2e.json' : reportName);
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const { output } = await run(
    folder,
    isBrowser ? playwright(command) : jest(command),
    environmentOf(command),
  );
  if (!existsSync(report)) return { failed: new Map(), error: output.slice(-2000) };
  const read = JSON.parse(readFileSync(report, 'utf8')) as unknown;
  return {
    failed: isBrowser ? failedSpecs(read as PlaywrightReport) : failedFiles(read as JestReport, folder),
  };
};

const jest = ({ kind, tests }: Command): readonly string[] => [
  'node_modules/jest/bin/jest.js',
  ...['-c', kinds[kind].jestConfig ?? ''],
  ...['--runInBand', '--silent', '--json', `--outputFile=${reportName}`],
  ...['--runTestsByPath', ...tests],
];

const playwright = ({ tests }: Command): readonly string[] => [
  'node_modules/@playwright/test/cli.js',
  'test',
  ...tests,
];

/** Uses the same environment as `npm test`. */
const environmentOf = ({ kind, isExhaustive }: Command): NodeJS.ProcessEnv => ({
  ...process.env,
  ...((kind === 'sandbox' || kind === 'ports') && { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' }),
  ...(kind === 'pacts' && { PACT_DO_NOT_TRACK: 'true' }),
  ...(isExhaustive && { TEST_SCOPE: 'all' }),
});

/** Runs Node.js with arguments in a folder. */
export const run = (
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const failedFiles = ({ testResults }: JestReport, folder: string): ReadonlyMap<string, string> =>
  new Map(
    testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message, assertionResults }) => [
        isAbsolute(name) ? relative(folder, name) : name,
        assertionResults.find(({ status }) => status === 'failed')?.fullName ?? message.slice(0, 200),
      ]),
  );

interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly file: string }[];
}

const specsIn = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];

const failedSpecs = ({ suites }: PlaywrightReport): ReadonlyMap<string, string> =>
  new Map(
    suites
      .flatMap(specsIn)
      .filter(({ ok }) => !ok)
      .toReversed()
      .map(({ file, title }) => [join(kinds.e2e.folder, file), title]),
  );
