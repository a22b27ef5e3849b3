import { Migrator, type Kysely, type Migration } from 'kysely';
import { blueprints } from './migrations/blueprints';
import { commerce } from './migrations/commerce';
import { contest } from './migrations/contest';
import { coupons } from './migrations/coupons';
import { declarations } from './migrations/declarations';
import { emails } from './migrations/emails';
import { devices } from './migrations/devices';
import { firstTables } from './migrations/firstTables';
import { languages } from './migrations/languages';
import { orders } from './migrations/orders';
import { receipts } from './migrations/receipts';
import { keys } from './migrations/keys';
import { linked } from './migrations/linked';
import { knownDevices } from './migrations/knownDevices';
import { mailing } from './migrations/mailing';
import { myData } from './migrations/myData';
import { newsletter } from './migrations/newsletter';
import { press } from './migrations/press';
import { profile } from './migrations/profile';
import { recruits } from './migrations/recruits';
import { registration } from './migrations/registration';
import { rewards } from './migrations/rewards';
import { services } from './migrations/services';
import { uploads } from './migrations/uploads';
import { security } from './migrations/security';
import type { Tables } from './tables';

/** Migrations in the order in which they run. Never change a released migration; add a new one. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-newsletter': newsletter,
  '0003-registration': registration,
  '0004-commerce': commerce,
  '0005-languages': languages,
  '0007-orders': orders,
  '0009-known-devices': knownDevices,
  '0010-profile': profile,
  '0011-security': security,
  '0012-devices': devices,
  '0013-receipts': receipts,
  '0014-declarations': declarations,
  '0015-mailing': mailing,
  '0016-my-data': myData,
  '0018-rewards': rewards,
  '0020-coupons': coupons,
  '0019-linked': linked,
  '0021-uploads': uploads,
  '0024-blueprints': blueprints,
  '0022-keys': keys,
  '0023-recruits': recruits,
  '0025-press': press,
  '0027-contest': contest,
  '0028-services': services,
  '0029-emails': emails,
};

export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
};
