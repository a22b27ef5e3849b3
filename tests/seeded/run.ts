import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { batchesOf } from './batches';
import { checkDefects } from './check';
import type { Defect } from './Defect';
import { defects } from './defects';
import { isBrowserDefect, kindOfTest, kinds, kindsOf, type Kind } from './kinds';
import { readOptions, usage, UsageError, type Options } from './options';
import { run, runTests } from './runTests';
import { SourceCopy } from './SourceCopy';

const root = resolve(import.meta.dirname, '../..');

interface Outcome {
  readonly id: string;
  readonly detected: boolean;
  /** Failed test files, each with the title of its first failed test. */
  readonly by: readonly string[];
  readonly error?: string;
  readonly seconds: number;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const copyNamed = (name: string): SourceCopy => {
  const copy = new SourceCopy(root, resolve(root, '.cache/seeded', name));
  copy.refresh();
  return copy;
};

const show = ({ id, detected, by, error, seconds }: Outcome): void => {
  const result = by[0] ?? error ?? 'not detected';
  print(`${detected ? '✓' : '✗'} ${id.padEnd(44)} ${seconds.toFixed(0).padStart(4)} s  ${result}`);
};

/**
 * Applies the defects of a batch and runs their tests, one kind after another, until every defect is detected.
 * Most batches have only one defect.
 */
const tryBatch = async (copy: SourceCopy, batch: readonly Defect[]): Promise<readonly Outcome[]> => {
  const started = performance.now();
  const failed = new Map<string, string>();
  const isDetected = ({ tests }: Defect) => tests.some((test) => failed.has(test));
  let error: string | undefined;
  batch.forEach((defect) => copy.apply(defect));
  const isExhaustive = batch.some(({ exhaustiveOnly }) => exhaustiveOnly !== undefined);
  for (const kind of [...new Set(batch.flatMap(kindsOf))]) {
    const tests = batch
      .filter((defect) => !isDetected(defect))
      .flatMap((defect) => defect.tests.filter((test) => kindOfTest(test) === kind));
    if (tests.length === 0) continue;
    const broken = kind === 'e2e' ? await buildFor(copy, batch) : undefined;
    const ran = broken
      ? { failed: new Map<string, string>(), error: broken }
      : await runTests({ folder: copy.folder, kind, tests: [...new Set(tests)], isExhaustive });
    ran.failed.forEach((title, test) => failed.set(test, title));
    error ??= ran.error;
  }
  copy.refresh();
  const seconds = (performance.now() - started) / 1000 / batch.length;
  return batch.map((defect) => outcomeOf(defect, failed, error, seconds));
};

const outcomeOf = (
  { id, tests }: Defect,
  failed: ReadonlyMap<string, string>,
  error: string | undefined,
  seconds: number,
): Outcome => {
  const by = tests.filter((test) => failed.has(test)).map((test) => `${test}: ${failed.get(test) ?? ''}`);
  return {
    id,
    detected: by.length > 0,
    by,
    ...(error !== undefined && { error: `the tests could not run: ${error}` }),
    seconds,
  };
};

const isBuilt = ({ file }: Defect): boolean => /^(src|content|public)\//.test(file);

const build = async (copy: SourceCopy, targets: readonly string[]): Promise<string | undefined> => {
  for (const target of targets) {
    const { code, output } = await run(copy.folder, ['--import', 'tsx', 'scripts/build.ts', target]);
    if (code !== 0) return `the build failed: ${output.slice(-1000)}`;
  }
  return undefined;
};

/** Builds the targets that are changed by a batch and needed by its browser tests. @returns error output, if any */
const buildFor = (copy: SourceCopy, batch: readonly Defect[]): Promise<string | undefined> => {
  const needsDemo = batch.some(({ tests }) => tests.some((test) => test.includes('demo')));
  return build(copy, [...(batch.some(isBuilt) ? ['site'] : []), ...(needsDemo ? ['demo'] : [])]);
};

/** @returns one sentence for each test file that fails without a defect */
const failuresWithout = async (copy: SourceCopy, selected: readonly Defect[]): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const kind of Object.keys(kinds) as Kind[]) {
    const tests = selected.flatMap((defect) => defect.tests).filter((test) => kindOfTest(test) === kind);
    if (tests.length === 0) continue;
    const named = [...new Set(tests)];
    print(`${named.length} ${kind} test files without a defect`);
    const broken = kind === 'e2e' ? await build(copy, ['site', 'demo']) : undefined;
    const { failed, error = broken } = await runTests({ folder: copy.folder, kind, tests: named });
    copy.refresh();
    if (error !== undefined) problems.push(`The ${kind} tests could not run: ${error}`);
    for (const [test, title] of failed) problems.push(`${test} fails without a defect: ${title}`);
  }
  return problems;
};

const largestBatch = 12;

const tryAll = async (
  selected: readonly Defect[],
  { parallel, together }: Options,
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  const work = async (queue: (readonly Defect[])[], name: string): Promise<void> => {
    const copy = copyNamed(name);
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      for (const outcome of await tryBatch(copy, batch)) {
        show(outcome);
        outcomes.push(outcome);
      }
    }
  };
  const isQuick = (defect: Defect) => !isBrowserDefect(defect);
  const quick = [...batchesOf(selected.filter(isQuick), together ? largestBatch : 1)];
  await Promise.all(Array.from({ length: parallel }, (_, index) => work(quick, String(index + 1))));
  // One build is used for several defects.
  await work([...batchesOf(selected.filter(isBrowserDefect), largestBatch)], '1');
  return outcomes;
};

/** @returns whether every defect was detected */
const execute = async (options: Options): Promise<boolean> => {
  const isRunnable = ({ postgresOnly }: Defect) => !postgresOnly || Boolean(process.env.TEST_DATABASE_URL);
  const chosen = defects.filter(options.selects);
  const selected = chosen.filter(isRunnable);
  if (selected.length < chosen.length) {
    print(
      `${chosen.length - selected.length} defects are skipped: TEST_DATABASE_URL names no PostgreSQL server.`,
    );
  }
  const problems = options.baseline ? await failuresWithout(copyNamed('1'), selected) : [];
  if (problems.length > 0) {
    problems.forEach(print);
    return false;
  }
  const outcomes = await tryAll(selected, options);
  const results = resolve(root, 'test-results');
  mkdirSync(results, { recursive: true });
  writeFileSync(resolve(results, 'seeded.json'), `${JSON.stringify(outcomes, null, 2)}\n`);
  const undetected = outcomes.filter(({ detected }) => !detected);
  print(`\n${outcomes.length - undetected.length} of ${outcomes.length} detected`);
  for (const { id } of undetected) print(`not detected: ${id}`);
  return undetected.length === 0;
};

try {
  const options = readOptions(process.argv.slice(2), defects);
  const problems = checkDefects(root, defects);
  problems.forEach(print);
  if (options.check && problems.length === 0) print(`${defects.length} defects can be applied.`);
  const isGood = problems.length === 0 && (options.check || (await execute(options)));
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  print(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
