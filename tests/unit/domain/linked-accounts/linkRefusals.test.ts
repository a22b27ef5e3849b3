import {
  claimRefusal,
  linkRefusal,
  refundPeriodEnd,
  unlinkRefusal,
} from '#domain/linked-accounts/linkRefusals';

const now = new Date('2026-11-20T12:00:00Z');
const bought = (days: number, milliseconds = 0): Date =>
  new Date(now.getTime() - days * 86_400_000 + milliseconds);

it.each([
  [false, false, undefined],
  [false, true, 'linked-elsewhere'],
  [true, false, 'already-linked'],
  [true, true, 'already-linked'],
])('LK-01 the refusal for a link (linked: %s, held by another: %s) is %s', (isLinked, isHeld, refused) => {
  expect(linkRefusal(isLinked, isHeld)).toBe(refused);
});

it.each([
  [true, true, undefined],
  [true, false, undefined],
  [false, true, undefined],
  [false, false, 'only-way-in'],
])('LK-02 the refusal to unlink (password: %s, passkey: %s) is %s', (password, passkey, refused) => {
  expect(unlinkRefusal(password, passkey)).toBe(refused);
});

it.each([
  [0, undefined, 'nothing-to-claim'],
  [0, bought(1), 'nothing-to-claim'],
  [3, undefined, undefined],
  [3, bought(14), undefined],
  [3, bought(14, 1), 'refund-period'],
  [3, bought(0), 'refund-period'],
])('PD-01 the refusal for claiming %d months bought at %s is %s', (months, boughtAt, refused) => {
  expect(claimRefusal(months, boughtAt, now)).toBe(refused);
});

it('LK-02 the refund period lasts 14 days', () => {
  expect(refundPeriodEnd(bought(14))).toEqual(now);
  expect(refundPeriodEnd(undefined)).toBeUndefined();
});
