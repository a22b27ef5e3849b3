import { spawn } from 'node:child_process';
import type { Counts, Stage } from './stages';

export interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** Runs one stage and passes on its output. A stage that exits with an error counts at least one failure. */
export const runStage = async (stage: Stage): Promise<Outcome> => {
  const started = performance.now();
  console.log(`\n── ${stage.name}`);
  const { code, output } = await run(stage);
  const counted = stage.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  return {
    name: stage.name,
    seconds: (performance.now() - started) / 1000,
    ...counted,
    failed: code === 0 ? counted.failed : Math.max(1, counted.failed),
  };
};

const run = ({ command, environment }: Stage): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    const pass = (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    };
    child.stdout.on('data', pass);
    child.stderr.on('data', pass);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
