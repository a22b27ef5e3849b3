import { isInvitedBack } from '#domain/products/invitations';

const now = new Date('2026-11-20T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const days = 86_400_000;

it.each([
  ['never had game time', undefined, false, false],
  ['has game time left', before(-1), false, false],
  ['ran out of game time a moment ago', before(1), false, false],
  ['ran out of game time just under 14 days ago', before(14 * days - 1), false, false],
  ['ran out of game time 14 days ago', before(14 * days), false, true],
  ['ran out of game time years ago', before(1000 * days), false, true],
  ['ran out of game time but has a role that grants access', before(1000 * days), true, false],
])('AP-01 decides whether to invite back a player who %s', (_, gameTimeEnd, hasAccess, invited) => {
  expect(isInvitedBack({ gameTimeEnd, hasAccess }, now)).toBe(invited);
});
