import type { Moment } from '../platform/moments';

export interface ContestTables {
  /** One entry per account. */
  contest_entries: {
    player_id: string;
    entered_at: Moment;
  };
}
