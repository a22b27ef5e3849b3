import type { ColumnType } from 'kysely';
import type { Moment } from '../platform/moments';

/** Messages that the press office has received. The same message with the same key is stored once. */
export interface PressMessagesTable {
  /** Hash of the key and the content. The message text is only stored as an email in the mailbox. */
  request_hash: string;
  received_at: Moment;
}

/** Columns of the email table that control where replies are sent. */
export interface ReplyColumns {
  /** Address that replies are sent to; null for the sender's address. */
  reply_to: ColumnType<string | null, string | null | undefined>;
}
