import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createFolder, databaseName } from './testRun';

const createDatabase = async (server: string): Promise<string> => {
  const name = databaseName();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as {
  readonly version: string;
};

/** Created once per machine: creating an empty embedded database takes six times as long as opening one. */
const emptyDatabase = join('.cache', `pglite-${version}`);

/** Environment variables that determine where a sandbox stores its data. */
export interface SandboxData {
  /** URL of a PostgreSQL server, or empty for the embedded database. */
  readonly DATABASE_URL: string;
  /** Folder of the keys and the embedded database. */
  readonly DATA_DIR: string;
}

/** Server value that selects the embedded database, for tests of its specific behavior. */
export const embedded = '';

/** @returns an empty database on `server`, or an embedded one; deleted at the end of the run */
export const createData = async (server = process.env.DATABASE_URL ?? embedded): Promise<SandboxData> => {
  const DATA_DIR = await createFolder('data');
  if (server !== embedded) return { DATABASE_URL: await createDatabase(server), DATA_DIR };
  if (!existsSync(emptyDatabase)) await createEmptyDatabase();
  await cp(emptyDatabase, join(DATA_DIR, 'db'), { recursive: true });
  return { DATABASE_URL: embedded, DATA_DIR };
};

const createEmptyDatabase = async (): Promise<void> => {
  const unfinished = `${emptyDatabase}.${process.pid}`;
  await mkdir('.cache', { recursive: true });
  await promisify(execFile)(process.execPath, ['tests/run/createEmbeddedDatabase.mjs', unfinished]);
  // Another worker may have created it first.
  await rename(unfinished, emptyDatabase).catch(() => rm(unfinished, { recursive: true }));
};
