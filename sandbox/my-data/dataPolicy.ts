import { sql, type RawBuilder } from 'kysely';
import type { Player, Tables } from '../platform/tables';

/** Player whose rows are selected. */
export type DataSubject = Pick<Player, 'id' | 'email'>;

/** Reasons for not exporting a column. */
export const withholdingReasons = {
  secret: 'Held as a secret that protects the account, or as its hash.',
  key: 'Belongs to a link or a device that gives access to the account.',
  internal: 'Technical: it says nothing about the player.',
  picture: 'Too large for this file: the page of the uploaded images has the picture.',
} as const;

/** Reasons for retaining rows after the account is erased. */
export const retentionReasons = {
  tax: 'Tax law asks for the records of orders and for receipts, for up to ten years.',
  declarations: 'A declaration about a contract is a business letter, which has to be kept for six years.',
  codes: 'A code that was used must not be used again.',
} as const;

type ColumnDecision = 'shown' | { readonly held: keyof typeof withholdingReasons };

type ColumnName<Table extends keyof Tables> = Extract<keyof Tables[Table], string>;

/** What a table contains about a player, and what happens to it when the account is erased. */
export interface DataPolicy<Columns extends string = string> {
  /** Condition that selects the rows about the player. */
  readonly rows: (holder: DataSubject) => RawBuilder<boolean>;
  readonly onErasure: 'delete' | 'anonymize' | { readonly keep: keyof typeof retentionReasons };
  readonly columns: Readonly<Record<Columns, ColumnDecision>>;
}

/** Policies by table. A missing table or column is a compile error. */
export type DataPolicies<Names extends keyof Tables> = {
  readonly [Table in Names]: DataPolicy<ColumnName<Table>> | { readonly nobodys: string };
};

export const secret = { held: 'secret' } as const;
export const key = { held: 'key' } as const;
export const internal = { held: 'internal' } as const;
export const picture = { held: 'picture' } as const;

export const byPlayer = ({ id }: DataSubject): RawBuilder<boolean> => sql<boolean>`player_id = ${id}`;

export const byEmail =
  (column: string) =>
  ({ email }: DataSubject): RawBuilder<boolean> =>
    sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`;

export const byOrders = ({ id }: DataSubject): RawBuilder<boolean> =>
  sql<boolean>`order_id in (select id from orders where player_id = ${id})`;
