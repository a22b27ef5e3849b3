import { sql, type RawBuilder } from 'kysely';

/** Player whose rows are selected. */
export interface DataSubject {
  readonly id: string;
  readonly email: string;
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

export const byEmail = ({ email }: DataSubject): RawBuilder<boolean> =>
  sql<boolean>`lower(email) = lower(${email})`;

export const byOrders = ({ id }: DataSubject): RawBuilder<boolean> =>
  sql<boolean>`order_id in (select id from orders where player_id = ${id})`;
