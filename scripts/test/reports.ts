import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { StageResult, TestFile } from './Stage';

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  /** Number of files that failed to load. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    /** Unix time in milliseconds. */
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** @returns undefined if there is no report from Jest */
export const readJestReport = (path: string): StageResult | undefined => {
  const report = readReport<JestReport>(path);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
      failures: report.testResults.filter(({ status }) => status === 'failed').map(({ message }) => message),
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        path: relative(process.cwd(), name),
        seconds: (endTime - startTime) / 1000,
      })),
    }
  );
};

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly line: number;
    /** Durations are in milliseconds. */
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
}

const specsIn = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsIn),
];

const durationOf = (suite: PlaywrightSuite): number =>
  specsIn(suite)
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((total, { duration }) => total + duration, 0);

/** @returns undefined if there is no report from Playwright */
export const readPlaywrightReport = (path: string): StageResult | undefined => {
  const report = readReport<PlaywrightReport>(path);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const pathOf = (file: string) => relative(process.cwd(), resolve(report.config.rootDir, file));
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...report.errors.map(({ message = 'unknown error' }) => message),
      ...report.suites.flatMap((suite) =>
        specsIn(suite)
          .filter(({ ok }) => !ok)
          .map(({ title, line }) => `${pathOf(suite.file)}:${line} ${title}`),
      ),
    ],
    files: report.suites.map((suite): TestFile => ({
      path: pathOf(suite.file),
      seconds: durationOf(suite) / 1000,
    })),
  };
};

/** Parses the last line of the output, such as `564 passed, 0 failed`. */
export const readLastLine = (output: string): StageResult | undefined => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed), skipped: 0 };
};
