import type { ColumnType } from 'kysely';
import type { Moment } from '../platform/moments';

/** Messages that the press office has received. The same message with the same key is stored once. */
export interface PressMessagesTable {
  /** Hash of the key and the content. The message itself is the email in the mailbox. */
  request_hash: string;
  received_at: Moment;
}

/** Email columns for replies. */
export interface ReplyColumns {
  /** Address for replies; null for the sender. */
  reply_to: ColumnType<string | null, string | null | undefined>;
}
