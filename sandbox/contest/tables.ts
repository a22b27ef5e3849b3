import type { Moment } from '../platform/moments';

export interface ContestTables {
  /** An account has one entry. */
  contest_entries: {
    player_id: string;
    entered_at: Moment;
  };
}
