import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestReport, readLastLine, readPlaywrightReport } from '#scripts/test/reports';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'reports-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (report: object): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

it('reads counts, failures and file durations from a Jest report', () => {
  const file = write({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: join(process.cwd(), 'a.test.ts'), status: 'passed', message: '', startTime: 0, endTime: 1500 },
      { name: join(process.cwd(), 'b.test.ts'), status: 'failed', message: '● b', startTime: 0, endTime: 10 },
    ],
  });
  expect(readJestReport(file)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    failures: ['● b'],
    files: [
      { path: 'a.test.ts', seconds: 1.5 },
      { path: 'b.test.ts', seconds: 0.01 },
    ],
  });
});

it('reads counts, failures and file durations from a Playwright report', () => {
  const spec = (title: string, ok: boolean, duration: number) => ({
    title,
    ok,
    line: 7,
    tests: [{ results: [{ duration }] }],
  });
  const file = write({
    config: { rootDir: join(process.cwd(), 'tests/e2e') },
    suites: [
      {
        file: 'home.spec.ts',
        specs: [spec('shows the video', true, 1000)],
        suites: [{ file: 'home.spec.ts', specs: [spec('plays the video', false, 2000)] }],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 3 },
    errors: [{ message: 'no browser' }],
  });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 1,
    failed: 3,
    skipped: 3,
    failures: ['no browser', 'tests/e2e/home.spec.ts:7 plays the video'],
    files: [{ path: 'tests/e2e/home.spec.ts', seconds: 3 }],
  });
});

it('reads the counts from the last line of a tool’s output', () => {
  expect(readLastLine('1 passed, 1 failed\n\nthe sandbox: 564 passed, 2 failed\n')).toEqual({
    passed: 564,
    failed: 2,
    skipped: 0,
  });
  expect(readLastLine('interrupted')).toBeUndefined();
});

it('returns no result when the tool wrote no report', () => {
  expect(readJestReport(join(folder, 'none.json'))).toBeUndefined();
  expect(readPlaywrightReport(join(folder, 'none.json'))).toBeUndefined();
});
