import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { runStage } from '#scripts/test/runStage';
import { isAlive } from '../isAlive';

const node = (code: string): readonly string[] => [process.execPath, '-e', code];

let log: jest.SpiedFunction<typeof console.log>;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

it('counts a command that writes no report as one test', async () => {
  const stage = { name: 'lint', command: node('console.log("clean")') };
  expect(await runStage(stage)).toMatchObject({ name: 'lint', passed: 1, failed: 0, skipped: 0 });
  expect(log).toHaveBeenCalledWith('lint │ clean');
});

it('counts at least one failure for a command that exits with an error', async () => {
  const readResult = () => ({ passed: 3, failed: 0, skipped: 0 });
  expect(await runStage({ name: 'unit', command: node('process.exit(2)'), readResult })).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

it('stops all processes that a stage started when the run is interrupted', async () => {
  const run = spawn(process.execPath, ['--import', 'tsx', `${__dirname}/interruptedRun.ts`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(run.stdout), 'line')) as [string];
  const pid = Number(/process (\d+)/.exec(line)?.[1]);
  expect(isAlive(pid)).toBe(true);
  run.kill('SIGTERM');
  const [code] = (await once(run, 'exit')) as [number];
  expect(code).toBe(130);
  // The system removes a killed process a moment later. If it stays alive, the test times out.
  while (isAlive(pid)) await new Promise(setImmediate);
});
