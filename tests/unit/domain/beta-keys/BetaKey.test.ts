import { canGift, isPendingKey, isUsed, keyTotals, type BetaKey } from '#domain/beta-keys/BetaKey';

const key: BetaKey = { id: 'a', recipient: 'a@b.test' };
const usedAt = new Date('2026-11-20T12:00:00Z');

it.each<[string, Partial<BetaKey>, boolean, boolean]>([
  ['neither a user nor a time of use', {}, false, true],
  ['a user but no time of use', { usedBy: 'Mira-Vance' }, true, false],
  ['a time of use but no user', { usedAt }, false, false],
  ['both a user and a time of use', { usedBy: 'Mira-Vance', usedAt }, true, false],
])('KY-01 a key with %s is classified as used, pending or neither', (_, more, used, available) => {
  expect([isUsed({ ...key, ...more }), isPendingKey({ ...key, ...more })]).toEqual([used, available]);
});

it('KY-01 counts available, pending and gifted keys', () => {
  const keys = [
    key,
    { ...key, usedAt },
    { ...key, usedBy: 'Mira-Vance', usedAt },
    { ...key, usedBy: 'Ivo-Kestrel' },
  ];
  expect(keyTotals({ keys, available: 7 })).toEqual({ available: 7, pending: 1, gifted: 3 });
  expect(keyTotals({ keys: [], available: 0 })).toEqual({ available: 0, pending: 0, gifted: 0 });
});

it('KY-01 gifting requires an available key', () => {
  expect([canGift({ keys: [key], available: 0 }), canGift({ keys: [], available: 1 })]).toEqual([
    false,
    true,
  ]);
});
