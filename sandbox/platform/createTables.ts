import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Table } from './table';
import { tables, type Tables } from './tables';

type NamedColumn = readonly [name: string, column: Table['columns'][string]];

const columnIn = ([name, { definition }]: NamedColumn): string => {
  const { type, isNullable, constraints, values } = definition;
  const parts = [`"${name}"`, type, ...(isNullable ? [] : ['not null']), ...constraints];
  if (values) parts.push(`check ("${name}" in (${values.map((value) => `'${value}'`).join(', ')}))`);
  return parts.join(' ');
};

const createTable = ([name, { columns, constraints = [] }]: readonly [string, Table]): string =>
  `create table "${name}" (${[...Object.entries(columns).map(columnIn), ...constraints].join(', ')})`;

const addForeignKeys = ([name, { columns }]: readonly [string, Table]): string[] =>
  Object.entries(columns).flatMap(
    ([
      column,
      {
        definition: { references },
      },
    ]) =>
      references ? [`alter table "${name}" add foreign key ("${column}") references ${references}`] : [],
  );

const described: readonly (readonly [string, Table])[] = Object.entries(tables);

/** Foreign keys follow all tables, so that the order of the tables does not matter. */
const statements = [
  ...described.map(createTable),
  ...described.flatMap(addForeignKeys),
  ...described.flatMap(([, { statements: more = [] }]) => more),
];

/** Identifies the described tables. It is stored as the comment of the table of players. */
const revision = createHash('sha256').update(statements.join(';')).digest('hex');

/** Any number, but the same in all processes. */
const creationLock = 1;

/**
 * Creates the tables in an empty database.
 * @returns false if the database has the tables of another revision of this program
 */
export const createTables = (db: Kysely<Tables>): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    // Several processes may start at the same time.
    await sql`select pg_advisory_xact_lock(${creationLock})`.execute(transaction);
    const { rows } = await sql<{ isEmpty: boolean; revision: string | null }>`
      select players is null as "isEmpty", obj_description(players, 'pg_class') as revision
      from (select to_regclass('players') as players) as found`.execute(transaction);
    if (rows[0]?.isEmpty !== true) return rows[0]?.revision === revision;
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await sql.raw(`comment on table players is '${revision}'`).execute(transaction);
    return true;
  });
