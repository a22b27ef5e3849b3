import { Rewards } from '#application/rewards/Rewards';
import {
  checkBackerRewards,
  chooseBackerRewards,
  findBackerRewards,
} from '#infrastructure/http/rewards/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { exactly } from '../support/matchers';

const backer = 'a backer with rewards exists';
const nobody = 'a player without game time exists';
const accessRejection = rejects(403, 113, 'no-access');

describeInteractions(
  checkBackerRewards,
  { description: 'whether there are backer rewards', send: (site) => site.get(Rewards).hasAccess() },
  [
    [backer, succeeds(true, { hasAccess: exactly(true) })],
    [nobody, succeeds(false, { hasAccess: exactly(false) })],
  ],
);

const choices = { tshirtSize: 2, supporterTshirtSize: 6, statueGender: 'F' };

describeInteractions(
  findBackerRewards,
  { description: 'for the backer rewards', send: (site) => site.get(Rewards).find() },
  [
    [
      backer,
      succeeds(
        {
          statueAvailable: true,
          shirtAvailable: true,
          supporterShirtAvailable: true,
          ...choices,
          listed: ['arkshipPassengerCard', 'poster', 'artbook', 'collectorBox'],
          downloads: ['ost', 'digitalArtbook'],
        },
        {
          statueAvailable: exactly(true),
          shirtAvailable: exactly(true),
          supporterShirtAvailable: exactly(true),
          ...choices,
          arkshipPassengerCard: true,
          toteBag: false,
          poster: true,
          metallicBox: false,
          artbook: true,
          usbKey: false,
          collectorBox: true,
          ost: true,
          digitalArtbook: true,
        },
      ),
    ],
    [nobody, accessRejection],
  ],
);

const choice = { tshirtSize: 2, supporterTshirtSize: 3, statueGender: 'F' } as const;

describeInteractions(
  chooseBackerRewards,
  {
    description: 'to choose the size of the supporter shirt',
    request: () => ({ body: choice }),
    send: (site) => site.get(Rewards).choose(choice),
  },
  [
    [backer, succeeds()],
    ['a backer without a supporter shirt exists', rejects(409, 206, 'not-available')],
    [nobody, accessRejection],
  ],
);
