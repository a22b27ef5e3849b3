/** Rewards of a backer; players without a row have no access. */
export interface BackerRewardsTable {
  player_id: string;
  statue_available: boolean;
  shirt_available: boolean;
  supporter_shirt_available: boolean;
  /** Number of a size; null if none was ever chosen. */
  tshirt_size: number | null;
  supporter_tshirt_size: number | null;
  statue_gender: string | null;
  items: string[];
}
