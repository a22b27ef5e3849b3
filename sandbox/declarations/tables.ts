import { sql } from 'kysely';
import { byEmail, byOrders } from '../my-data/dataPolicy';
import { language, oneOf, personalTable, text, timestamp, uuid } from '../platform/table';

const bySender = byEmail('declarations.email', 'declarations.received_at');

export const declarationTables = {
  /** Declarations about a contract, sent with or without an account. */
  declarations: personalTable(
    {
      rows: (player) => sql<boolean>`(${bySender(player)} or ${byOrders(player)})`,
      onErasure: { keep: 'declarations' },
    },
    {
      id: uuid().primaryKey().shown(),
      kind: oneOf('withdrawal', 'cancellation').shown(),
      /** Hash of the content and the sender's key, so that a retry is stored only once. */
      request_hash: text().unique().held('internal'),
      language: language().shown(),
      name: text().shown(),
      order_number: text().shown(),
      contract: text().shown(),
      email: text().shown(),
      /** Type of cancellation; null for a withdrawal. */
      cancellation_kind: oneOf('ordinary', 'extraordinary').orNull().shown(),
      /** Reason for an extraordinary cancellation; otherwise empty. */
      reason: text().shown(),
      /** Requested end of the contract (ISO 8601); null to end it as soon as possible. */
      ends_on: text().orNull().shown(),
      received_at: timestamp().shown(),
      /**
       * Order with the given number and email; null if no order matches.
       * Keeps the declaration when the order is deleted, because tax law determines how long it must be retained.
       */
      order_id: uuid().references('orders (id)', 'set null').orNull().shown(),
      /** End of the canceled contract; null if it is still unknown. */
      effective_at: timestamp().orNull().shown(),
    },
    { statements: ['create index declarations_order on declarations (order_id)'] },
  ),
};
