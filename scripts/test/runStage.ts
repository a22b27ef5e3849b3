import { spawn, type ChildProcess } from 'node:child_process';
import type { Outcome, Stage } from './Stage';

const running = new Set<ChildProcess>();

/** Runs a stage and prints its output, prefixed with its name. A non-zero exit counts as at least one failure. */
export const runStage = async (stage: Stage): Promise<Outcome> => {
  const started = performance.now();
  const { code, output } = await run(stage);
  const result = stage.readResult?.(output) ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  return {
    name: stage.name,
    seconds: (performance.now() - started) / 1000,
    ...result,
    failed: code === 0 ? result.failed : Math.max(1, result.failed),
  };
};

const run = ({ name, command, environment }: Stage): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const [program = '', ...args] = command;
    // Uses a separate process group, so that all processes started by the stage can be stopped together.
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      detached: true,
    });
    running.add(child);
    let output = '';
    let unprinted = '';
    const print = (text: string) => {
      const lines = (unprinted + text).split('\n');
      unprinted = lines.pop() ?? '';
      for (const line of lines) console.log(line === '' ? '' : `${name} │ ${line}`);
    };
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      print(chunk.toString());
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (unprinted !== '') print('\n');
      resolve({ code, output });
    });
  });

const signalAll = (signal: NodeJS.Signals): void => {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // The group has already ended.
    }
  }
};

/** Time in seconds that test runners have to stop their servers and browsers. */
const stopTimeoutSeconds = 10;

/** Stops all processes of the stages on Ctrl+C or SIGTERM, then exits. */
export const stopStagesOnSignal = (): void => {
  const stop = (): void => {
    signalAll('SIGINT');
    const stopNow = () => {
      signalAll('SIGKILL');
      process.exit(130);
    };
    setTimeout(stopNow, stopTimeoutSeconds * 1000);
    setInterval(() => running.size === 0 && stopNow(), 100);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};
