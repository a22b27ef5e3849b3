import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql, type Dialect } from 'kysely';
import { PGliteDialect } from 'kysely-pglite-dialect';
import { log } from '#server/logging/log';
import { SettingError } from '#server/startup/SettingError';
import { checkSessionAtCommit } from '../session/openSession';
import { createTables } from './createTables';
import { DatabaseServer } from './databaseServer';
import { recordDatabaseUse } from './databaseUse';
import { inDataFolder } from './dataFolder';
import { lockFolder } from './folderLock';
import { defaultDatabaseLimits, serverDialect } from './serverDialect';
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

/** Creates the database under another name, because a half-created one could never be opened. */
const createEmbedded = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const database = await PGlite.create(unfinished);
    await database.close();
    await rename(unfinished, folder);
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    throw new SettingError(
      `The database cannot be created in ${folder}. Is the disk full? Free some space, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
};

const openFolder = async (folder: string): Promise<PGlite> => {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) await createEmbedded(folder);
  return PGlite.create(folder).catch((cause: unknown) => {
    throw new SettingError(
      `The database in ${folder} (DATA_DIR) cannot be opened. If the disk is full, free some space and start again. ` +
        'Otherwise, move this folder away: a new database is then created.',
      { cause },
    );
  });
};

const embeddedDialect = async (dataDir: string): Promise<Dialect> =>
  new PGliteDialect(dataDir === 'memory' ? new PGlite() : await openFolder(folderOf(dataDir)));

/** Locks the folder of the embedded database. @returns a function that releases the lock */
const lockData = async ({ dataDir, databaseUrl }: DatabaseOptions): Promise<() => Promise<void>> => {
  if (databaseUrl || dataDir === 'memory') return () => Promise.resolve();
  return inDataFolder(dataDir, async () => {
    await mkdir(folderOf(dataDir), { recursive: true });
    return lockFolder(`${folderOf(dataDir)}.lock`);
  });
};

/** Renames the folder of the embedded database, so that a new one can be created. */
const setAside = async (dataDir: string): Promise<void> => {
  const folder = folderOf(dataDir);
  const renamed = `${folder}-${Date.now()}`;
  await rename(folder, renamed);
  log.warn(
    `The database in ${folder} has the tables of another revision. It was moved to ${renamed}, and a new one is created.`,
  );
};

/** Creating tables may wait for another process that creates them, so only the connection has a limit. */
const createServerTables = async (databaseUrl: string): Promise<boolean> => {
  const server = new DatabaseServer(databaseUrl);
  const { connectMs } = defaultDatabaseLimits;
  const db = new Kysely<Tables>({ dialect: serverDialect(databaseUrl, { connectMs }) });
  try {
    return await createTables(db);
  } catch (error) {
    throw server.explain(error);
  } finally {
    await db.destroy();
  }
};

const watched = (dialect: Dialect): Dialect => recordDatabaseUse(checkSessionAtCommit(dialect));

const openServer = async (databaseUrl: string): Promise<Database> => {
  if (!(await createServerTables(databaseUrl))) {
    throw new SettingError(
      'The database at DATABASE_URL has the tables of another revision. Create an empty database and set DATABASE_URL to it.',
    );
  }
  return new Kysely<Tables>({
    dialect: watched(serverDialect(databaseUrl, defaultDatabaseLimits)),
  });
};

const openEmbedded = async (dataDir: string): Promise<Database> => {
  const db = new Kysely<Tables>({ dialect: watched(await embeddedDialect(dataDir)) });
  try {
    if (await createTables(db)) return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await db.destroy();
  await setAside(dataDir);
  return openEmbedded(dataDir);
};

/** Opens the database, and creates its tables if it is empty. */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const release = await lockData(options);
  try {
    const { dataDir, databaseUrl } = options;
    const db = await (databaseUrl
      ? openServer(databaseUrl)
      : inDataFolder(dataDir, () => openEmbedded(dataDir)));
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
