import { isRecentProof, passkeyRemovalRefusal } from '#domain/devices/deviceRefusals';

const now = new Date('2026-11-20T12:00:00Z');
const secondsAgo = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);

it.each([
  [0, true],
  [900, true],
  [901, false],
])('authentication %d s ago is recent: %s', (seconds, isRecent) => {
  expect(isRecentProof(secondsAgo(seconds), now)).toBe(isRecent);
});

it('a session without an authentication time has no recent authentication', () => {
  expect(isRecentProof(undefined, now)).toBe(false);
});

it.each([
  [['a'], true, undefined],
  [['a', 'b'], false, undefined],
  [['a'], false, 'last-way-in'],
  [['b'], true, 'unknown-passkey'],
  [['b'], false, 'unknown-passkey'],
  [[], false, 'unknown-passkey'],
])('the refusal for removing passkey a from %j (password: %s) is %s', (ids, hasPassword, refused) => {
  expect(passkeyRemovalRefusal('a', ids, hasPassword)).toBe(refused);
});
