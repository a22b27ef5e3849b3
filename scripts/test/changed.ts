import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { changedFiles, UnknownCommitError } from './changedFiles';
import { freePorts, PreflightError, requireBrowser } from './preflight';
import { withTestRunLock } from './withTestRunLock';
import { relatedTests } from './relatedTests';
import { repositoryFiles } from './repositoryFiles';
import { runStage, stopStagesOnSignal } from './runStage';
import { runStages } from './runStages';
import type { Stage } from './Stage';
import { staticChecks } from './stages';
import { summarize, summaryText } from './summary';
import { isTest, stagesFor, testKinds } from './testKinds';

const lintable = /\.([cm]?[jt]s|tsx)$/;

/** Static checks that run only on the given files, because they are slow on the whole repository. */
const fasterChecks = (files: readonly string[]): Readonly<Record<string, readonly string[]>> => ({
  lint: [
    'node_modules/eslint/bin/eslint.js',
    '--no-warn-ignored',
    '--pass-on-no-patterns',
    '--cache',
    '--cache-location',
    '.cache/eslint/',
    ...files.filter((file) => lintable.test(file)),
  ],
  format: [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level',
    'warn',
    '--ignore-unknown',
    ...files,
  ],
});

const checksFor = (files: readonly string[]): readonly Stage[] => {
  const faster = fasterChecks(files);
  return staticChecks.map((check) => {
    const options = faster[check.name];
    return options ? { ...check, command: [process.execPath, ...options] } : check;
  });
};

/** Sorts the build first, because end-to-end tests wait for it, and then the stages that use only one core. */
const startOrder = ({ name, cores }: Stage): number => (name === 'build' ? 0 : cores === 'all' ? 2 : 1);

/** Counts tests by kind, such as `3 unit, 1 sandbox`. */
const countByKind = (tests: readonly string[]): string =>
  testKinds
    .map(({ name, files }) => ({ name, count: tests.filter((test) => files.test(test)).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`)
    .join(', ') || 'none';

/**
 * Runs the static checks, and the tests related to files that have changed since a commit.
 * The commit is the argument, or by default the point where this branch diverged from the main branch.
 */
const main = async (since?: string): Promise<void> => {
  const started = performance.now();
  const changed = changedFiles(since);
  if (changed.length === 0) {
    console.log('Nothing has changed, so nothing was tested.');
    return;
  }
  const selection = relatedTests(changed);
  const { tests, pages, untested } = selection;
  console.log(`${changed.length} changed files; related test files: ${countByKind(tests)}`);
  if (pages.length > 0) console.log(`Pages in everyPage.spec.ts: ${pages.join(' ')}`);

  const stages = [...checksFor(changed.filter((file) => existsSync(file))), ...stagesFor(selection)].sort(
    (a, b) => startOrder(a) - startOrder(b),
  );
  if (stages.some(({ name }) => name === 'end-to-end')) {
    requireBrowser();
    process.env.E2E_PORT ??= String(await freePorts());
  }
  mkdirSync('test-results', { recursive: true });
  stopStagesOnSignal();
  const outcomes = await runStages(stages, availableParallelism(), runStage);

  for (const { name, failures = [] } of outcomes) {
    for (const failure of failures) console.log(`\n${name}: ${failure}`);
  }
  const summary = summarize(outcomes, (performance.now() - started) / 1000);
  console.log(`\n${summaryText(summary)}\n`);
  if (untested.length > 0) console.log(`No test is related to ${untested.join(', ')}.`);
  const others = repositoryFiles('.').filter((file) => isTest(file) && !tests.includes(file));
  console.log(
    `\`npm test\` also runs these test files: ${countByKind(others)}; it verifies the sandbox against the pacts, and lints and checks the format of all files.`,
  );
  process.exitCode = summary.failed > 0 ? 1 : 0;
};

try {
  await withTestRunLock(() => main(process.argv[2]));
} catch (error) {
  if (!(error instanceof PreflightError || error instanceof UnknownCommitError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
