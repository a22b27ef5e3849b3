/** Rewards of backers. Players without a row have no access to rewards. */
export interface BackerRewardsTable {
  player_id: string;
  statue_available: boolean;
  shirt_available: boolean;
  supporter_shirt_available: boolean;
  /** Number that stands for a size; null before a size is chosen. */
  tshirt_size: number | null;
  supporter_tshirt_size: number | null;
  statue_gender: string | null;
  items: string[];
}
