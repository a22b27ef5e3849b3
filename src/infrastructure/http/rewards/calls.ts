import {
  lenient,
  boolean,
  integer,
  noContent,
  oneOf,
  optional,
  pattern,
  shape,
  string,
} from '#application/shared/rules';
import { rewardChoiceRefusals, rewardRefusals } from '#domain/rewards/rewardRefusals';
import { call } from '../shared/call';

const infoPath = '/api/inventory/rewards/me/backer-rewards-info';

/** Number of a T-shirt size. 6 and unknown numbers mean that no size is set. */
const storedSize = optional(lenient(oneOf([0, 1, 2, 3, 4, 5, 6]), integer()));

const size = oneOf([0, 1, 2, 3, 4, 5, 6]);

export const checkBackerRewards = call({
  method: 'GET',
  path: '/api/inventory/rewards/me/backer-rewards-allowed',
  as: 'player',
  answer: shape({ hasAccess: boolean() }),
});

export const findBackerRewards = call({
  method: 'GET',
  path: infoPath,
  as: 'player',
  answer: shape({
    statueAvailable: boolean(),
    shirtAvailable: boolean(),
    supporterShirtAvailable: boolean(),
    tshirtSize: storedSize,
    supporterTshirtSize: storedSize,
    statueGender: optional(lenient(pattern(/^[BFMN]+$/), string())),
    arkshipPassengerCard: boolean(),
    toteBag: boolean(),
    poster: boolean(),
    metallicBox: boolean(),
    artbook: boolean(),
    usbKey: boolean(),
    collectorBox: boolean(),
    ost: boolean(),
    digitalArtbook: boolean(),
  }),
  rejections: { refusals: rewardRefusals },
});

export const chooseBackerRewards = call({
  method: 'PUT',
  path: infoPath,
  as: 'player',
  body: shape({
    tshirtSize: size,
    supporterTshirtSize: size,
    statueGender: oneOf(['F', 'M', 'N', 'B']),
  }),
  answer: noContent,
  rejections: { refusals: rewardChoiceRefusals },
});
