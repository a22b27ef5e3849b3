import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '#scripts/build/root';

export interface RunningProcess {
  /** Origin that the process prints. */
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
  /** Kills the process without warning, like a power failure. */
  kill(): Promise<void>;
}

/** Starts `script` on a free port of 127.0.0.1 and waits until it prints its origin. */
export const startProcess = async (
  script: 'server/main.ts' | 'sandbox/main.ts',
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: 'memory',
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  const origin = await new Promise<string>((done, fail) => {
    let reported = '';
    child.stdout.on('data', (chunk: Buffer) => {
      reported += chunk.toString();
      const address = /listening on (http:\/\/\S+)/.exec(reported)?.[1];
      if (address) done(address);
    });
    void ended.then(([code]) => {
      fail(new Error(`${script} ended with ${String(code)}`));
    });
  });
  if (child.pid === undefined) throw new Error(`${script} did not start`);
  return {
    origin,
    pid: child.pid,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
