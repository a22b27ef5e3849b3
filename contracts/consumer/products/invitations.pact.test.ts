import { Invitations } from '#application/products/Invitations';
import { checkBackToGame } from '#infrastructure/http/products/calls';
import { answers, describeInteractions, outage } from '../support/describeInteractions';
import { exactly } from '../support/matchers';

describeInteractions(
  checkBackToGame,
  {
    requirement: 'AP-01',
    description: 'whether to invite the player back to the game',
    send: (site) => site.get(Invitations).isInvitedBack(),
  },
  [
    ['a player whose game time ended exists', answers(true, { isEligible: exactly(true) })],
    ['a player with game time exists', answers(false, { isEligible: exactly(false) })],
    ['the server is down', { ...outage, outcome: false }, { requirement: 'ER-02' }],
  ],
);
