import type { Tables } from '../platform/tables';
import type { DataPolicy, DataPolicies } from './dataPolicy';
import { blueprintDataPolicies } from '../blueprints/dataPolicies';
import { accountDataPolicies } from './data-policies/account';
import { contractDataPolicies } from './data-policies/contracts';
import { securityDataPolicies } from './data-policies/security';
import { uploadDataPolicies } from './data-policies/uploads';

/** Policies for all tables and columns of the database. Child tables come before their parents. */
export const dataPolicies: DataPolicies<keyof Tables> = {
  ...uploadDataPolicies,
  ...blueprintDataPolicies,
  ...contractDataPolicies,
  ...securityDataPolicies,
  ...accountDataPolicies,
};

export type PersonalTable = readonly [table: keyof Tables, holding: DataPolicy];

/** Tables that contain data about a player. */
export const personalTables: readonly PersonalTable[] = (
  Object.entries(dataPolicies) as [keyof Tables, object][]
).flatMap(([table, holding]): readonly PersonalTable[] =>
  'rows' in holding ? [[table, holding as DataPolicy]] : [],
);

export const exportedColumns = ({ columns }: DataPolicy): readonly string[] =>
  Object.entries(columns)
    .filter(([, decision]) => decision === 'shown')
    .map(([name]) => name);
