import {
  canRecruit,
  invitationRefusal,
  isRecruitable,
  recruiterRefusal,
} from '#domain/recruitment/recruitmentRefusals';

const possible = {
  playerId: 'player',
  recruiterId: 'recruiter',
  hasRecruiter: false,
  isRecruitable: true,
  isCycle: false,
};

it.each([
  [{}, undefined],
  [{ isCycle: true }, 'recruiter-cycle'],
  [{ isCycle: true, isRecruitable: false }, 'not-recruitable'],
  [{ isRecruitable: false, hasRecruiter: true }, 'has-recruiter'],
  [{ hasRecruiter: true, recruiterId: 'player' }, 'own-recruiter'],
  [{ hasRecruiter: true, recruiterId: undefined }, 'unknown-recruiter'],
])('RC-01 the refusal for linking a recruiter with %j is %s', (state, refused) => {
  expect(recruiterRefusal({ ...possible, ...state })).toBe(refused);
});

it('RC-01 a player can be recruited during the first 30 days', () => {
  const joinedAt = new Date('2026-11-01T12:00:00Z');
  const end = new Date('2026-12-01T12:00:00Z');
  expect(isRecruitable(joinedAt, new Date(end.getTime() - 1))).toBe(true);
  expect(isRecruitable(joinedAt, end)).toBe(false);
});

it.each([
  ['friend@farstead.test', undefined],
  ['PLAYER@farstead.test', 'own-email'],
  ['nobody', 'malformed-email'],
  ['a@b.test,c@d.test', 'malformed-email'],
])('RC-01 the refusal for an invitation to %s is %s', (email, refused) => {
  expect(invitationRefusal(email, 'player@farstead.test')).toBe(refused);
});

it.each([
  ['active', true],
  ['unconfirmed', false],
  ['suspended', false],
  ['ghost', false],
  ['erased', false],
  [undefined, false],
] as const)('RC-01 an account with the status %s can recruit players: %s', (status, isAllowed) => {
  expect(canRecruit(status)).toBe(isAllowed);
});
