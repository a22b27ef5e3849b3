import { nobodysTable, text, timestamp } from '../platform/table';

export const pressTables = {
  /** Messages that the press office has received. The same message with the same key is stored once. */
  press_messages: nobodysTable('Hashes that keep a message from arriving twice; the messages are emails.', {
    /** Hash of the key and the content. The message text is only stored as an email in the mailbox. */
    request_hash: text().primaryKey(),
    received_at: timestamp(),
  }),
};
