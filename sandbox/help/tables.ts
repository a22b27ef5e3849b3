import { nobodysTable, oneOf, text, timestamp, uuid } from '../platform/table';

export const helpTables = {
  /** Messages that support has received. The same message with the same key is stored once. */
  support_messages: nobodysTable('Numbers of messages; the messages are emails.', {
    id: uuid().primaryKey(),
    /** Hash of the key and the content. The message text is only stored as an email in the mailbox. */
    request_hash: text().unique(),
    topic: oneOf('login', 'payment', 'refund', 'technical', 'game', 'conduct', 'other'),
    received_at: timestamp(),
  }),
};
