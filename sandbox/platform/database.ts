import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import { PGliteDialect } from 'kysely-pglite-dialect';
import pg from 'pg';
import { createTables } from './createTables';
import { lockFolder } from './folderLock';
import { tables, type Tables } from './tables';

export type Database = Kysely<Tables>;

export interface DatabaseOptions {
  /** Folder of the embedded database, or 'memory' for a database without files. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server; default: an embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
}

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const folderOf = (dataDir: string): string => join(dataDir, 'db');

const openServer = (databaseUrl: string): Dialect => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // Ignored, because the pool replaces lost idle connections. If an error persists, the next query fails.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
};

const openEmbedded = (dataDir: string): Dialect =>
  new PGliteDialect(dataDir === 'memory' ? new PGlite() : new PGlite(folderOf(dataDir)));

/** Locks the folder of the embedded database. @returns a function that releases the lock */
const lockData = async ({ dataDir, databaseUrl }: DatabaseOptions): Promise<() => Promise<void>> => {
  if (databaseUrl || dataDir === 'memory') return () => Promise.resolve();
  await mkdir(folderOf(dataDir), { recursive: true });
  return lockFolder(`${folderOf(dataDir)}.lock`);
};

/** Renames the folder of the embedded database, so that a new one can be created. */
const setAside = async (dataDir: string): Promise<void> => {
  const folder = folderOf(dataDir);
  const renamed = `${folder}-${Date.now()}`;
  await rename(folder, renamed);
  console.warn(
    `The database in ${folder} has the tables of another revision. It was moved to ${renamed}, and a new one is created.`,
  );
};

const openTables = async (options: DatabaseOptions): Promise<Database> => {
  const { dataDir, databaseUrl } = options;
  const db = new Kysely<Tables>({ dialect: databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir) });
  try {
    if (await createTables(db)) return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await db.destroy();
  if (databaseUrl) {
    throw new Error(
      'The database at DATABASE_URL has the tables of another revision. Create an empty database and set DATABASE_URL to it.',
    );
  }
  await setAside(dataDir);
  return openTables(options);
};

/** Opens the database, and creates its tables if it is empty. */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const release = await lockData(options);
  try {
    const db = await openTables(options);
    const close = async (): Promise<void> => {
      await db.destroy();
      await release();
    };
    return { db, close };
  } catch (error) {
    await release();
    throw error;
  }
};

export const emptyDatabase = async (db: Database): Promise<void> => {
  await sql`truncate table ${sql.join(Object.keys(tables).map((table) => sql.table(table)))}`.execute(db);
};
