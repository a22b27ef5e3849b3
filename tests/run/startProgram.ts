import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { compileProgram, type Program } from './compileProgram';

export interface RunningProgram {
  /** Origin that the program listens on. */
  readonly origin: string;
  /** Resolves with the complete output once it contains `text`, because responses may arrive before log output. */
  outputWith(text: string): Promise<string>;
  /** Returns what the program has written to stderr so far. */
  errorOutput(): string;
  /** Stops the program and resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Kills the process group like a power failure: nothing is written or closed. */
  kill(): Promise<void>;
}

const listening = /^(?:sandbox|site) listening on (\S+)\n/m;

/** Port 0 selects a free port. */
export const testSettings = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1' } as const;

/**
 * Starts a program in its own process, as in production.
 *
 * @param environment complete environment, such as `testSettings`
 * @throws Error with the complete output if the program ends instead of listening
 */
export const startProgram = async (
  program: Program,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunningProgram> => {
  const file = await compileProgram(program);
  const child = spawn(process.execPath, ['--import', './tests/run/endWithParent.mjs', file], {
    env: environment,
    // stdin stays open as long as this process lives.
    stdio: ['pipe', 'pipe', 'pipe'],
    // Leads a process group of its own.
    detached: true,
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const ended = async (): Promise<number | null> => {
    child.ref();
    const [code] = await exit;
    return code;
  };
  let output = '';
  let errorOutput = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = listening.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', (chunk: Buffer) => {
      errorOutput += chunk.toString();
      read(chunk);
    });
    void once(child, 'close').then(([code]) => {
      reject(new Error(`The ${program} ended with ${String(code)}:\n${output}`));
    });
  });
  // A running program does not keep this process alive; it ends together with this process.
  for (const handle of [child, child.stdin, child.stdout, child.stderr]) (handle as Socket).unref();
  return {
    origin,
    outputWith: async (text) => {
      while (!output.includes(text)) {
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
      }
      return output;
    },
    errorOutput: () => errorOutput,
    stop: () => {
      child.kill('SIGTERM');
      return ended();
    },
    kill: async () => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGKILL');
      await ended();
    },
  };
};
