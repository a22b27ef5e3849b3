import { PlayerData } from '#application/my-data/PlayerData';
import { exportMyData } from '#infrastructure/http/my-data/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';

const exported = {
  exportedAt: '2026-11-22T12:00:00.000Z',
  data: {},
  heldNotShown: [{ table: 'players', column: 'password_hash', reason: 'Held as a secret.' }],
};

describeInteractions(
  exportMyData,
  {
    description: 'for everything that is stored about the player',
    send: (site) => site.get(PlayerData).export(),
  },
  [
    ['a signed-in player exists', succeeds(exported, exported)],
    ['a player whose last proof is old exists', rejects(403, 150)],
  ],
);
