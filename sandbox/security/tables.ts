import { byPlayer } from '../my-data/dataPolicy';
import { emailKeyTable } from '../platform/emailKeyTable';
import { personalTable, playerId, text, timestamp } from '../platform/table';

export const securityTables = {
  /** Two-factor secrets that the player has not confirmed with a code yet. */
  two_factor_setups: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().primaryKey().shown(),
      /** TOTP secret in Base32. */
      secret: text().held('secret'),
      expires_at: timestamp().shown(),
    },
  ),
  recovery_codes: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      /** Keyed hash. The codes are so short that they could be guessed from a plain hash. */
      code_hash: text().primaryKey().held('secret'),
      player_id: playerId().shown(),
      created_at: timestamp().shown(),
      used_at: timestamp().orNull().shown(),
    },
    { statements: ['create index recovery_codes_player on recovery_codes (player_id)'] },
  ),
  reset_keys: emailKeyTable('reset_keys'),
};
