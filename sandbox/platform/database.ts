import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import { PGliteDialect } from 'kysely-pglite-dialect';
import pg from 'pg';
import { lockFolder } from './folderLock';
import { migrate } from './migrations';
import type { Tables } from './tables';

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

const nothingToRelease = (): Promise<void> => Promise.resolve();

const openServer = (databaseUrl: string): { dialect: Dialect; release: () => Promise<void> } => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // Ignored, because the pool replaces lost idle connections. If an error persists, the next query fails.
  pool.on('error', () => undefined);
  return { dialect: new PostgresDialect({ pool }), release: nothingToRelease };
};

const openEmbedded = async (dataDir: string): Promise<{ dialect: Dialect; release: () => Promise<void> }> => {
  if (dataDir === 'memory') return { dialect: new PGliteDialect(new PGlite()), release: nothingToRelease };
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  const release = await lockFolder(`${folder}.lock`);
  return { dialect: new PGliteDialect(new PGlite(folder)), release };
};

export const openDatabase = async ({ dataDir, databaseUrl }: DatabaseOptions): Promise<OpenDatabase> => {
  const { dialect, release } = databaseUrl ? openServer(databaseUrl) : await openEmbedded(dataDir);
  const db = new Kysely<Tables>({ dialect });
  const close = async (): Promise<void> => {
    await db.destroy();
    await release();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
};

const tablesChildrenFirst = [
  'contest_entries',
  'service_incidents',
  'services',
  'pictures',
  'picture_uploads',
  'blueprints',
  'organization_speakers',
  'organizations',
  'drm_waivers',
  'coupon_entries',
  'coupon_balances',
  'coupon_settings',
  'credential_changes',
  'declarations',
  'press_messages',
  'newsletter_sign_ups',
  'mailing_interests',
  'unsubscribe_keys',
  'emails',
  'acquisitions',
  'checkouts',
  'pricings',
  'products',
  'campaigns',
  'shop',
  'waiting_list',
  'receipts',
  'order_lines',
  'orders',
  'subscriptions',
  'redemption_codes',
  'store_logins',
  'discord_codes',
  'openid_nonces',
  'store_accounts',
  'registrations',
  'backer_rewards',
  'recruits',
  'unlocked_packs',
  'activation_keys',
  'reset_keys',
  'email_change_keys',
  'known_devices',
  'passkeys',
  'passkey_challenges',
  'two_factor_setups',
  'recovery_codes',
  'csrf_tokens',
  'refresh_tokens',
  'refresh_families',
  'players',
] as const satisfies readonly (keyof Tables)[];

export const emptyDatabase = async (db: Database): Promise<void> => {
  await sql`truncate table ${sql.join(tablesChildrenFirst.map((table) => sql.table(table)))}`.execute(db);
};
