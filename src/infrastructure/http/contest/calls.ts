import { boolean, noContent, shape } from '#application/shared/rules';
import { contestRefusals } from '#domain/contest/contestRefusals';
import { call } from '../shared/call';

/** Has no fallback: failures are shown to the player who pressed the button. */
export const checkTryGame = call({
  method: 'GET',
  path: '/api/users/me/check-try-game',
  as: 'player',
  answer: shape({ isEligible: boolean() }),
});

export const enterContest = call({
  method: 'POST',
  path: '/api/users/me/contest-entry',
  as: 'player',
  body: shape({}),
  answer: noContent,
  rejections: { refusals: contestRefusals },
});
