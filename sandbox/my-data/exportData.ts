import type { Static } from '@fastify/type-provider-typebox';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/tables';
import { kept, withheld, type Holder } from './holding';
import { heldTables, shownColumns, type Held } from './holdings';
import { readme } from './readme';
import type { ExportedData as Schema } from './schema';

export type ExportedData = Static<typeof Schema>;

type HeldColumn = ExportedData['heldNotShown'][number];

const heldColumns = ([table, { columns }]: Held): HeldColumn[] =>
  Object.entries(columns).flatMap(([column, decision]) =>
    decision === 'shown' ? [] : [{ table, column, reason: withheld[decision.held] }],
  );

const keptTable = ([table, { onErasure }]: Held): ExportedData['keptAfterDeletion'] =>
  typeof onErasure === 'string' ? [] : [{ table, reason: kept[onErasure.keep] }];

/** Exports everything that is stored about a player, without secrets. One transaction makes it consistent. */
export const exportData = (db: Kysely<Tables>, holder: Holder, now: Date): Promise<ExportedData> =>
  db.transaction().execute(async (transaction) => {
    const data: ExportedData['data'] = {};
    for (const [table, holding] of heldTables) {
      const columns = sql.join(shownColumns(holding).map((column) => sql.ref(column)));
      const found = await sql<
        Record<string, unknown>
      >`select ${columns} from ${sql.table(table)} where ${holding.rows(holder)}`.execute(transaction);
      data[table] = found.rows;
    }
    return {
      exportedAt: now.toISOString(),
      readme: [...readme],
      data,
      heldNotShown: heldTables.flatMap(heldColumns),
      keptAfterDeletion: heldTables.flatMap(keptTable),
    };
  });
