import { GameTime } from '#application/products/GameTime';
import { findGameTime } from '#infrastructure/http/products/calls';
import { describeInteractions, succeeds } from '../support/describeInteractions';

const future = '2027-02-20T12:00:00.000Z';
const past = '2026-10-20T12:00:00.000Z';

describeInteractions(
  findGameTime,
  {
    requirement: 'PD-01',
    description: 'the end of the game time',
    send: (site) => site.get(GameTime).findEnd(),
  },
  [
    [
      'a player with game time exists',
      succeeds(new Date(future), { endDate: future }),
      { requirement: 'AP-02' },
    ],
    ['a player whose game time ended exists', succeeds(new Date(past), { endDate: past })],
    ['a player without game time exists', succeeds(undefined, { endDate: null })],
  ],
);
