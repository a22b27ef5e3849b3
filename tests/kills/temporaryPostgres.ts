import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Where Debian installs its versions. */
const versionsFolder = '/usr/lib/postgresql';

/** @returns the folder with the programs of PostgreSQL; undefined if it is not installed */
const findPrograms = (): string | undefined => {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder).toSorted().toReversed() : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(versionsFolder, version, 'bin')),
  ].find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
};

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root, so root starts it as the user that its package has created, if there is one. */
const findOwner = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return uid && gid ? { uid, gid } : undefined;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const startMs = 30_000;

const untilConnected = async (connectionString: string): Promise<void> => {
  const deadline = performance.now() + startMs;
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(100);
    }
  }
};

/** Runs the server until its stdin ends, for example because this process was killed. Then removes the folder. */
const script = '"$@" & server=$!; cat; kill -INT $server; wait $server; rm -rf "$FOLDER"';

export interface TemporaryPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL server. @returns undefined if PostgreSQL or its user is not installed */
export const startPostgres = async (): Promise<TemporaryPostgres | undefined> => {
  const programs = findPrograms();
  const owner = findOwner();
  if (programs === undefined || owner === undefined) return undefined;
  // Not the folder of the test run, which only its owner can open.
  const folder = mkdtempSync('/tmp/starport-postgres-');
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? 0);
  const database = join(folder, 'db');
  const options = { ...owner, cwd: '/', env: { ...process.env, FOLDER: folder } };
  execFileSync(join(programs, 'initdb'), ['-D', database, '-U', 'postgres', '-A', 'trust'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const settings = ['-D', database, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn('sh', ['-c', script, 'sh', join(programs, 'postgres'), ...settings], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const exit = once(server, 'exit');
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilConnected(url);
  return {
    url,
    stop: async () => {
      server.stdin.end();
      await exit;
    },
  };
};
