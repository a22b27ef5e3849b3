import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTestRunLock } from './test/withTestRunLock';
import {
  freePorts,
  PreflightError,
  requireBrowser,
  requireDatabase,
  requireDiskSpace,
} from './test/preflight';
import { runStage, stopStagesOnSignal } from './test/runStage';
import { runStages } from './test/runStages';
import { stagesOf } from './test/stages';
import { stagesOfPaths, UnknownPathError } from './test/stagesOfPaths';
import { readSummary, summarize, summaryText, writeSummary } from './test/summary';

const summaryFile = 'test-results/summary.json';

/**
 * Runs the stages of `npm test`, or those of `npm run test:all` with `--all`. With paths, runs only their tests.
 * TEST_DATABASE_URL specifies a PostgreSQL server for all stages that use a database.
 */
const main = async (args: readonly string[]): Promise<void> => {
  const started = performance.now();
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const isExhaustive = args.includes('--all');
  if (isExhaustive) process.env.TEST_SCOPE = 'all';
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const isWholeRun = paths.length === 0;
  const stages = isWholeRun ? stagesOf({ databaseUrl, isExhaustive }) : stagesOfPaths(paths);
  requireDiskSpace();
  requireBrowser();
  if (databaseUrl !== undefined) await requireDatabase(databaseUrl);

  // A partial run cannot be compared with the last complete run.
  const previous = isWholeRun ? readSummary(summaryFile) : undefined;
  if (isWholeRun) rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results', { recursive: true });
  process.env.E2E_PORT ??= String(await freePorts());

  // Deleting this folder also removes files that a crashed test left behind.
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'starport-test-'));
  process.env.TMPDIR = temporaryFolder;
  process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));
  stopStagesOnSignal();

  const outcomes = await runStages(stages, availableParallelism(), runStage);

  const summary = summarize(outcomes, (performance.now() - started) / 1000);
  if (isWholeRun) writeSummary(summaryFile, summary);
  for (const { name, failures = [] } of outcomes) {
    for (const failure of failures) console.log(`\n${name}: ${failure}`);
  }
  console.log(`\n${summaryText(summary, previous)}\n`);
  console.log(`${summary.passed} passed, ${summary.failed} failed`);
  process.exitCode = summary.failed > 0 ? 1 : 0;
};

try {
  await withTestRunLock(() => main(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof PreflightError || error instanceof UnknownPathError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
