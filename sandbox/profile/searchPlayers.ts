import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/tables';

const maxResults = 10;

/** Escapes `%` and `_`, so that they match literally. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Returns active accounts without a pending deletion whose name contains the text. Names that start with it come first.
 */
export const searchPlayers = (
  db: Kysely<Tables>,
  text: string,
): Promise<{ id: string; display_name: string }[]> =>
  db
    .selectFrom('players')
    .select(['id', 'display_name'])
    .where('status', '=', 'active')
    .where('deletion_due_at', 'is', null)
    .where('display_name', '<>', '')
    .where(sql<boolean>`lower(display_name) like lower(${`%${literally(text)}%`})`)
    .orderBy(sql`lower(display_name) not like lower(${`${literally(text)}%`})`)
    .orderBy('display_name')
    .limit(maxResults)
    .execute();
