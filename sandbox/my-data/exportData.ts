import type { Static } from '@fastify/type-provider-typebox';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/tables';
import { retentionReasons, withholdingReasons, type DataSubject } from './dataPolicy';
import { personalTables, exportedColumns, type PersonalTable } from './personalTables';
import { readme } from './readme';
import type { ExportedData as Schema } from './schema';

export type ExportedData = Static<typeof Schema>;

type WithheldColumn = ExportedData['heldNotShown'][number];

const withheldColumns = ([table, { columns }]: PersonalTable): WithheldColumn[] =>
  Object.entries(columns).flatMap(([column, { decision }]) =>
    typeof decision === 'object' ? [{ table, column, reason: withholdingReasons[decision.held] }] : [],
  );

const retainedTable = ([table, { onErasure }]: PersonalTable): ExportedData['keptAfterDeletion'] =>
  typeof onErasure === 'string' ? [] : [{ table, reason: retentionReasons[onErasure.keep] }];

/** Exports all data stored about a player, except secrets. Reads in one transaction, so that the data is consistent. */
export const exportData = (db: Kysely<Tables>, holder: DataSubject, now: Date): Promise<ExportedData> =>
  db.transaction().execute(async (transaction) => {
    const data: ExportedData['data'] = {};
    for (const [table, holding] of personalTables) {
      const columns = sql.join(exportedColumns(holding).map((column) => sql.ref(column)));
      const found = await sql<
        Record<string, unknown>
      >`select ${columns} from ${sql.table(table)} where ${holding.rows(holder)}`.execute(transaction);
      data[table] = found.rows;
    }
    return {
      exportedAt: now.toISOString(),
      readme: [...readme],
      data,
      heldNotShown: personalTables.flatMap(withheldColumns),
      keptAfterDeletion: personalTables.flatMap(retainedTable),
    };
  });
