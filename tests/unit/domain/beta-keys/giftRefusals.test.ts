import { giftCancellationRefusal, giftRefusal } from '#domain/beta-keys/giftRefusals';

const possible = { recipient: 'friend@farstead.test', hasPendingKey: false, isKeyAvailable: true };

it.each([
  [{}, undefined],
  [{ isKeyAvailable: false }, 'no-key'],
  [{ isKeyAvailable: false, hasPendingKey: true }, 'pending-key'],
  [{ hasPendingKey: true, recipient: 'friend' }, 'malformed-recipient'],
])('KY-01 the refusal for sending a key with %j is %s', (state, refused) => {
  expect(giftRefusal({ ...possible, ...state })).toBe(refused);
});

it.each(['', 'nobody', 'a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', 'x'.repeat(250) + '@b.test'])(
  'KY-01 refuses the malformed recipient %j',
  (recipient) => {
    expect(giftRefusal({ ...possible, recipient })).toBe('malformed-recipient');
  },
);

const now = new Date('2026-11-20T12:00:00Z');

const sent = {
  isUsed: false,
  isCanceled: false,
  reservedFor: undefined,
  reservedUntil: undefined,
  expiresAt: now,
};

it.each([
  [{}, undefined],
  [{ isUsed: true }, 'used-code'],
  [{ reservedFor: 'friend' }, 'reserved-code'],
  [{ reservedFor: 'friend', reservedUntil: now }, undefined],
  [{ isUsed: true, reservedFor: 'friend' }, 'used-code'],
  [{ isCanceled: true, isUsed: true, reservedFor: 'friend' }, undefined],
])('KY-01 the refusal for canceling a sent key with %j is %s', (state, refused) => {
  expect(giftCancellationRefusal({ ...sent, ...state }, 'owner', now)).toBe(refused);
});
