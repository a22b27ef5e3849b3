import { call } from '../shared/call';
import { boolean, noContent, shape } from '../shared/rules';

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
  rejections: { codes: { 360: { kind: 'not-eligible' } } },
});
