import type { DataPolicy, Table } from '../platform/table';
import { tables, type Tables } from '../platform/tables';

export type PersonalTable = readonly [table: keyof Tables, holding: DataPolicy & Pick<Table, 'columns'>];

/** Tables that contain data about a player. */
export const personalTables: readonly PersonalTable[] = (
  Object.entries(tables) as [keyof Tables, Table][]
).flatMap(([table, { policy, columns }]): readonly PersonalTable[] =>
  'rows' in policy ? [[table, { ...policy, columns }]] : [],
);

export const exportedColumns = ({ columns }: Pick<Table, 'columns'>): readonly string[] =>
  Object.entries(columns)
    .filter(([, { decision }]) => decision === 'shown')
    .map(([name]) => name);
