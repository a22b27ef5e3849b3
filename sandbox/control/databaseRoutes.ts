import { Type } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import type { Sandbox } from '../context';
import type { Api } from '../platform/http';

const Columns = Type.Record(Type.String(), Type.Array(Type.String()));

/** Exposes the stored data, so that tests can check data exports and erasure. */
export const databaseRoutes = (api: Api, { db }: Sandbox): void => {
  const columns = async (): Promise<Record<string, string[]>> => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely_%'
      order by table_name, column_name`.execute(db);
    const byTable: Record<string, string[]> = {};
    for (const { table, column } of rows) (byTable[table] ??= []).push(column);
    return byTable;
  };

  api.get('/sandbox/database/columns', { schema: { response: { 200: Columns } } }, columns);

  api.get(
    '/sandbox/database/search',
    {
      schema: {
        querystring: Type.Object({ text: Type.String({ minLength: 3 }) }),
        response: { 200: Type.Array(Type.String()) },
      },
    },
    async (request) => {
      const found: string[] = [];
      for (const table of Object.keys(await columns())) {
        const { rows } = await sql`select 1 from ${sql.table(table)} as stored
          where strpos(lower(stored::text), lower(${request.query.text})) > 0 limit 1`.execute(db);
        if (rows.length > 0) found.push(table);
      }
      return found;
    },
  );

  api.get(
    '/sandbox/database/checksums',
    { schema: { response: { 200: Type.Record(Type.String(), Type.String()) } } },
    async () => {
      const tables = Object.keys(await columns()).map(
        (table) => sql`select ${table}::text as name,
          coalesce(md5(string_agg(stored::text, '|' order by stored::text)), '') as checksum
          from ${sql.table(table)} as stored`,
      );
      const { rows } = await sql<{
        name: string;
        checksum: string;
      }>`${sql.join(tables, sql` union all `)}`.execute(db);
      return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
    },
  );
};
