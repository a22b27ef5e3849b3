import { byPlayer } from '../my-data/dataPolicy';
import { boolean, integer, personalTable, playerId, text, texts } from '../platform/table';

export const rewardTables = {
  /** Rewards of backers. Players without a row have no access to rewards. */
  backer_rewards: personalTable(
    { rows: byPlayer, onErasure: 'delete' },
    {
      player_id: playerId().primaryKey().shown(),
      statue_available: boolean().shown(),
      shirt_available: boolean().shown(),
      supporter_shirt_available: boolean().shown(),
      /** Number that stands for a size; null before a size is chosen. */
      tshirt_size: integer().check('tshirt_size between 0 and 6').orNull().shown(),
      supporter_tshirt_size: integer().check('supporter_tshirt_size between 0 and 6').orNull().shown(),
      statue_gender: text().orNull().shown(),
      items: texts().shown(),
    },
  ),
};
