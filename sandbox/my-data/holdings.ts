import type { Tables } from '../platform/tables';
import type { Holding, Holdings } from './holding';
import { blueprintHoldings } from '../blueprints/holdings';
import { accountHoldings } from './holdings/account';
import { contractHoldings } from './holdings/contracts';
import { securityHoldings } from './holdings/security';
import { uploadHoldings } from './holdings/uploads';

/** Entry for every table and column of the database. Child tables come before their parents. */
export const holdings: Holdings<keyof Tables> = {
  ...uploadHoldings,
  ...blueprintHoldings,
  ...contractHoldings,
  ...securityHoldings,
  ...accountHoldings,
};

export type Held = readonly [table: keyof Tables, holding: Holding];

/** Tables that contain data about a player. */
export const heldTables: readonly Held[] = (Object.entries(holdings) as [keyof Tables, object][]).flatMap(
  ([table, holding]): readonly Held[] => ('rows' in holding ? [[table, holding as Holding]] : []),
);

export const shownColumns = ({ columns }: Holding): readonly string[] =>
  Object.entries(columns)
    .filter(([, decision]) => decision === 'shown')
    .map(([name]) => name);
