import { GameTime } from '#application/products/GameTime';
import { findGameTime } from '#infrastructure/http/products/calls';
import { describeInteractions, succeeds } from '../support/describeInteractions';
import { exactly } from '../support/matchers';

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

const from = '2026-11-20T12:00:00.000Z';

describeInteractions(
  findGameTime,
  {
    requirement: 'PD-01',
    description: 'the changes of the game time',
    send: (site) => site.get(GameTime).findRecord(),
  },
  [
    [
      'a player with recorded game time exists',
      succeeds(
        {
          end: new Date(future),
          changes: [{ date: new Date(from), source: 'dac', from: new Date(from), until: new Date(future) }],
        },
        { endDate: future, history: [{ date: from, source: exactly('dac'), from, until: future }] },
      ),
    ],
    [
      'a player without game time exists',
      succeeds({ changes: [] }, { endDate: null, history: [] }),
      { description: 'the changes of a game time that never was' },
    ],
  ],
);
