import { sql, type RawBuilder } from 'kysely';

/** Player whose rows are selected. */
export interface DataSubject {
  readonly id: string;
}

/** Reasons for not exporting a column. */
export const withholdingReasons = {
  secret: 'Held as a secret that protects the account, or as its hash.',
  key: 'Belongs to a link or a device that gives access to the account.',
  internal: 'Technical: it says nothing about the player.',
  picture: 'Too large for this file: the page of the uploaded images has the picture.',
} as const;

export type WithholdingReason = keyof typeof withholdingReasons;

/** Reasons for retaining rows after the account is erased. */
export const retentionReasons = {
  tax: 'Tax law asks for the records of orders and for receipts, for up to ten years.',
  declarations: 'A declaration about a contract is a business letter, which has to be kept for six years.',
  codes: 'A code that was used must not be used again.',
} as const;

export type RetentionReason = keyof typeof retentionReasons;

export const byPlayer = ({ id }: DataSubject): RawBuilder<boolean> => sql<boolean>`player_id = ${id}`;

/**
 * Accounts by the addresses that they have or had, in lower case, with the time. A former address that nobody proved is
 * left out, because anyone can enter the address of somebody else.
 */
const holders = sql`(
  select player_id, email, had_from, had_until from former_emails where is_proven
  union all
  select id, lower(email),
    coalesce((select max(changed_at) from former_emails where player_id = players.id), joined_at), null
  from players
) as holders`;

/**
 * Selects rows by an email address that the player has or had, unless another account had it at the time of the row.
 * @param column qualified column with the address
 * @param time qualified column; the current time by default
 */
export const byEmail =
  (column: string, time?: string) =>
  ({ id }: DataSubject): RawBuilder<boolean> => {
    const address = sql`lower(${sql.ref(column)})`;
    const moment = time === undefined ? sql`now()` : sql.ref(time);
    return sql<boolean>`(
      ${address} in (select email from ${holders} where player_id = ${id})
      and not exists (
        select 1 from ${holders} where player_id <> ${id} and email = ${address}
          and had_from <= ${moment} and (had_until is null or had_until >= ${moment})
      )
    )`;
  };

export const byOrders = ({ id }: DataSubject): RawBuilder<boolean> =>
  sql<boolean>`order_id in (select id from orders where player_id = ${id})`;
