import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

/** Rejects if the database does not respond or accept writes, for example because its disk is full. */
export const checkDatabase = async (db: Kysely<Tables>): Promise<void> => {
  await sql`insert into health_checks (id, checked_at) values (1, now())
    on conflict (id) do update set checked_at = now()`.execute(db);
};
