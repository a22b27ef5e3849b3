import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface RunningHost {
  readonly origin: string;
  /** All that it has written, once `text` is part of it: it answers before its log has come out. */
  said(text: string): Promise<string>;
  /** Resolves with the exit code. */
  stop(): Promise<number | null>;
}

const root = resolve(__dirname, '../../..');
const listening = /site listening on (http:\/\/\S+)/;

/** The host as it runs for real: a process of its own on a free port of 127.0.0.1. */
export const startHost = async (environment: Readonly<Record<string, string>>): Promise<RunningHost> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  const origin = await new Promise<string>((done, fail) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = listening.exec(said)?.[1];
      if (address) done(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(([code]) => {
      fail(new Error(`the host ended with ${String(code)}:\n${said}`));
    });
  });
  return {
    origin,
    said: async (text) => {
      while (!said.includes(text))
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
      return said;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
};
