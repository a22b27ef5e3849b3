import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import pg from 'pg';

export interface StartedSandbox {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it as a power cut does, with nothing written or closed on the way. */
  kill(): Promise<void>;
}

interface TestDatabase {
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

const runSql = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

/** A database of its own for each start: embedded, or on the server of DATABASE_URL. */
const makeDatabase = async (): Promise<TestDatabase> => {
  const server = process.env.DATABASE_URL;
  if (!server) return { env: {}, drop: () => Promise.resolve() };
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  await runSql(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href },
    drop: () => runSql(server, `drop database ${name} with (force)`),
  };
};

const addressOf = (process: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    const said: string[] = [];
    if (!process.stdout || !process.stderr) throw new Error('The sandbox has no output.');
    process.stderr.on('data', (text: Buffer) => said.push(text.toString()));
    createInterface(process.stdout).on('line', (line) => {
      said.push(`${line}\n`);
      const url = /^sandbox listening on (\S+)$/.exec(line)?.[1];
      if (url !== undefined) found(url);
    });
    process.once('exit', () => failed(new Error(`The sandbox did not start.\n${said.join('')}`)));
  });

/**
 * Starts a sandbox in a process of its own on a free port, with the seeds and nothing else in it. Everything is
 * run from the project's folder, as npm does.
 * @param env more of its environment, such as NODE_ENV or DATA_DIR
 */
export const startSandbox = async (env: Readonly<Record<string, string>> = {}): Promise<StartedSandbox> => {
  const database = await makeDatabase();
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: 'memory',
      ...database.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    await database.drop();
  };
  const stop = (): Promise<void> => end('SIGTERM');
  try {
    return { url: await addressOf(child), stop, kill: () => end('SIGKILL') };
  } catch (error) {
    await stop();
    throw error;
  }
};
