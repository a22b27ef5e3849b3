import { byPlayer } from '../my-data/dataPolicy';
import { boolean, oneOf, personalTable, playerId, text, timestamp } from '../platform/table';

export const profileTables = {
  /** Single-use keys of an email change. */
  email_change_keys: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      key_hash: text().primaryKey().held('key'),
      player_id: playerId().shown(),
      purpose: oneOf('confirm', 'undo').shown(),
      /** New address that the key confirms, or previous address that it restores. */
      email: text().shown(),
      /** When the change was requested for the first time. */
      requested_at: timestamp().shown(),
      issued_at: timestamp().shown(),
      expires_at: timestamp().shown(),
      used_at: timestamp().orNull().shown(),
    },
    {
      statements: [
        'create index email_change_keys_player on email_change_keys (player_id)',
        'create index email_change_keys_email on email_change_keys (lower(email))',
      ],
    },
  ),
};

export const emailHistoryTables = {
  /** Addresses that an account had before. The proven ones select the rows of other tables. */
  former_emails: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().shown(),
      /** In lower case. */
      email: text().shown(),
      /** Whether the player has opened a link in that mailbox. Other addresses may belong to somebody else. */
      is_proven: boolean().shown(),
      had_from: timestamp().shown(),
      changed_at: timestamp().shown(),
      /** Emails about the change are sent until then. Nobody else has the address before. */
      had_until: timestamp().shown(),
    },
    {
      statements: [
        'create index former_emails_player on former_emails (player_id)',
        'create index former_emails_email on former_emails (email)',
      ],
    },
  ),
};
