import { byPlayer } from '../my-data/dataPolicy';
import { emailKeyTable } from '../platform/emailKeyTable';
import { boolean, nobodysTable, personalTable, playerId, text, timestamp, uuid } from '../platform/table';

export const registrationTables = {
  /** Registration data that is not part of the account. */
  registrations: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().primaryKey().shown(),
      registered_at: timestamp().shown(),
      newsletter: boolean().shown(),
      recruiter_id: uuid().references('players (id)', 'set null').orNull().shown(),
      /** Redemption code that is reserved for the account until it is activated. */
      code_id: uuid().references('redemption_codes (id)', 'set null').orNull().shown(),
      acquisition_ga_utm: text().orNull().shown(),
      steam_session_ticket: text().orNull().held('secret'),
      steam_app_id: text().orNull().shown(),
      /** Where the visitor came from: the contest, or null. */
      source: text().orNull().shown(),
      /** Keyed hash of the client's network. */
      network_hash: text().held('internal'),
    },
  ),
  activation_keys: emailKeyTable('activation_keys'),
  csrf_tokens: nobodysTable('Form tokens; they are not linked to a player.', {
    token_hash: text().primaryKey(),
    expires_at: timestamp(),
  }),
};
