import { mkdirSync, rmSync } from 'node:fs';
import { runStage, type Outcome } from './test/runStage';
import { prepareBrowser } from './test/prepareBrowser';
import { staticChecks, steps, type Lane } from './test/stages';

const runLane = async (lane: Lane): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const stage of lane) outcomes.push(await runStage(stage));
  return outcomes;
};

/**
 * Runs everything of `npm test`: static checks first, in parallel, then each step, also after a failure.
 * TEST_DATABASE_URL names a PostgreSQL server on which the database tests run again.
 */
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
prepareBrowser();

const outcomes: Outcome[] = await Promise.all(staticChecks.map(runStage));
for (const lanes of steps(process.env.TEST_DATABASE_URL)) {
  outcomes.push(...(await Promise.all(lanes.map(runLane))).flat());
}

console.log('');
for (const { name, failures = [] } of outcomes) {
  for (const failure of failures) console.log(`${name}: ${failure}`);
}
for (const { name, passed, failed, skipped, seconds } of outcomes) {
  const extra = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${passed} passed, ${failed} failed${extra} (${seconds.toFixed(0)} s)`,
  );
}
const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, each) => total + count(each), 0);
const failed = sum((outcome) => outcome.failed);
console.log(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
