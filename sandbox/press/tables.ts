import type { ColumnType } from 'kysely';
import type { Moment } from '../platform/moments';

/** Messages to the press office that have arrived: the same message with the same key arrives once. */
export interface PressMessagesTable {
  /** Of the key with the content. The message itself is the email in the mailbox. */
  request_hash: string;
  received_at: Moment;
}

/** Columns of an email. */
export interface ReplyColumns {
  /** Where an answer goes; null for the sender. */
  reply_to: ColumnType<string | null, string | null | undefined>;
}
