import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { compileProgram, type Program } from './compileProgram';

export interface RunningProgram {
  /** Where it listens. */
  readonly origin: string;
  /** All that it has written, once `text` is part of it: it answers before its log has come out. */
  outputWith(text: string): Promise<string>;
  /** Resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does, with nothing written or closed on the way. */
  kill(): Promise<void>;
}

const listening = /^(?:sandbox|site) listening on (\S+)\n/m;

/** A free port of this machine. */
export const testSettings = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1' } as const;

/**
 * Starts a program as it runs for real, in a process of its own.
 *
 * @param environment all of it, such as `testSettings`
 * @throws with all that it has written, when it ends instead of listening
 */
export const startProgram = async (
  program: Program,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunningProgram> => {
  const file = await compileProgram(program);
  const child = spawn(process.execPath, ['--import', './tests/run/endWithParent.mjs', file], {
    env: environment,
    // Its input is open as long as this process lives.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.ref();
    child.kill(signal);
    const [code] = await exit;
    return code;
  };
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = listening.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void once(child, 'close').then(([code]) => {
      reject(new Error(`The ${program} ended with ${String(code)}:\n${output}`));
    });
  });
  // A test that leaves it running does not keep this process alive, with which it ends.
  for (const handle of [child, child.stdin, child.stdout, child.stderr]) (handle as Socket).unref();
  return {
    origin,
    outputWith: async (text) => {
      while (!output.includes(text)) {
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
      }
      return output;
    },
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
};
