import { byPlayer } from '../my-data/dataPolicy';
import { double, personalTable, playerId, text, timestamp, uuid } from '../platform/table';

export const deviceTables = {
  passkeys: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      id: uuid().primaryKey().shown(),
      player_id: playerId().shown(),
      /** Credential id as base64url. The public key has the same format. */
      credential_id: text().unique().held('key'),
      public_key: text().held('key'),
      /** Signature counter; always 0 for synchronized passkeys. */
      counter: double().held('internal'),
      name: text().shown(),
      created_at: timestamp().shown(),
      last_used_at: timestamp().orNull().shown(),
    },
  ),
  /** Challenges that passkeys sign. Each can be used once. */
  passkey_challenges: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      challenge_hash: text().primaryKey().held('key'),
      purpose: text<'register' | 'sign-in'>().shown(),
      /** Owner of the new passkey; null for a sign-in. */
      player_id: playerId().orNull().shown(),
      expires_at: timestamp().shown(),
    },
  ),
};
