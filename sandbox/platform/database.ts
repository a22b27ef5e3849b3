import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import { PGliteDialect } from 'kysely-pglite-dialect';
import pg from 'pg';
import { migrate } from './migrations';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

export interface DatabaseOptions {
  /** A folder, or 'memory'. */
  readonly dataDir: string;
  /** A PostgreSQL server; without one an embedded database in `dataDir` serves. */
  readonly databaseUrl?: string | undefined;
}

const openDialect = async ({ dataDir, databaseUrl }: DatabaseOptions): Promise<Dialect> => {
  if (databaseUrl) {
    return new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 10 }) });
  }
  if (dataDir === 'memory') return new PGliteDialect(new PGlite());
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  return new PGliteDialect(new PGlite(folder));
};

export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const db = new Kysely<Tables>({ dialect: await openDialect(options) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};

const tablesChildrenFirst = [
  'letters',
  'order_lines',
  'orders',
  'subscriptions',
  'redemption_codes',
  'activation_keys',
  'csrf_tokens',
  'refresh_tokens',
  'refresh_families',
  'players',
] as const satisfies readonly (keyof Tables)[];

export const emptyDatabase = async (db: Database): Promise<void> => {
  await sql`truncate table ${sql.join(tablesChildrenFirst.map((table) => sql.table(table)))}`.execute(db);
};
