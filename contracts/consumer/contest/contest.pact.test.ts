import { Contest } from '#application/contest/Contest';
import { checkTryGame, enterContest } from '#infrastructure/http/contest/calls';
import { describeInteractions, outage, rejects, succeeds } from '../support/describeInteractions';
import { exactly } from '../support/matchers';

const newcomer = 'a player without game time exists';
const formerPlayer = 'a player whose game time ended exists';
const entered = 'a player with a contest entry exists';
const eligible = succeeds(true, { isEligible: exactly(true) });

describeInteractions(
  checkTryGame,
  {
    requirement: 'CO-01 AP-01',
    description: 'whether the player may enter the contest',
    send: (site) => site.get(Contest).isEligible(),
  },
  [
    [newcomer, eligible],
    [entered, eligible],
    [formerPlayer, succeeds(false, { isEligible: exactly(false) })],
    ['the server is down', outage],
  ],
);

describeInteractions(
  enterContest,
  {
    requirement: 'CO-01',
    description: 'to enter the contest',
    request: () => ({ body: {} }),
    send: (site) => site.get(Contest).enter(),
  },
  [
    [newcomer, succeeds()],
    [entered, succeeds()],
    [formerPlayer, rejects(403, 360, 'not-eligible')],
  ],
);
