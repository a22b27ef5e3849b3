import { MyDU } from '#application/products/MyDU';
import { checkMyDU, redeemMyDU } from '#infrastructure/http/products/calls';
import { answers, describeInteractions, outage, rejects, succeeds } from '../support/describeInteractions';
import { exactly } from '../support/matchers';

const withGameTime = 'a player with game time ahead';
const withMyDU = 'a player with MyDU access';
const endDate = '2026-12-22T12:00:00.000Z';

describeInteractions(
  checkMyDU,
  {
    requirement: 'BU-08',
    description: 'whether the player may buy MyDU',
    send: (site) => site.get(MyDU).canBuy(),
  },
  [
    [withGameTime, answers(true, { isEligible: exactly(true) })],
    [withMyDU, answers(false, { isEligible: exactly(false) })],
    ['the server is down', { ...outage, outcome: undefined }],
  ],
);

describeInteractions(
  redeemMyDU,
  {
    requirement: 'PD-03',
    description: 'MyDU for game time',
    request: () => ({ body: {} }),
    send: (site) => site.get(MyDU).convert(),
  },
  [
    [withGameTime, succeeds(new Date(endDate), { endDate })],
    ['a player without game time exists', rejects(409, 310, 'no-game-time')],
    [withMyDU, rejects(409, 304, 'has-already')],
    ['a player whose account will be deleted exists', rejects(409, 171)],
    ['the server is down', outage],
  ],
);
