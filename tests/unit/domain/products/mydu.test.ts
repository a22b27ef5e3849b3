import { canBuyMyDU, convertToMyDU, myDUConversion, myDUCostDays } from '#domain/products/mydu';

const now = new Date('2026-11-20T12:00:00Z');

it('PD-03 moves the end 90 days of 24 hours earlier, even across a clock change', () => {
  expect(myDUCostDays).toBe(90);
  const gameTimeEnd = new Date('2027-05-01T10:00:00.250Z');
  expect(myDUConversion(gameTimeEnd, now)).toEqual({
    kind: 'possible',
    gameTimeEnd,
    endAfterwards: new Date('2027-01-31T10:00:00.250Z'),
  });
});

it('PD-03 allows the new end to be in the past', () => {
  expect(myDUConversion(new Date('2026-11-21T12:00:00Z'), now)).toMatchObject({
    endAfterwards: new Date('2026-08-23T12:00:00Z'),
  });
});

it('PD-03 requires only one millisecond of game time', () => {
  expect(myDUConversion(new Date(now.getTime() + 1), now).kind).toBe('possible');
});

it.each([undefined, now, new Date(now.getTime() - 1), new Date('2020-01-01'), new Date('soon')])(
  'PD-03 game time that ends at %s can’t be exchanged',
  (gameTimeEnd) => {
    expect(myDUConversion(gameTimeEnd, now)).toEqual({ kind: 'forbidden' });
  },
);

it('PD-03 converts once, and only while game time remains', () => {
  const end = new Date('2026-12-20T12:00:00Z');
  expect(convertToMyDU(false, end, now)).toEqual({ ok: true, value: new Date('2026-09-21T12:00:00Z') });
  expect(convertToMyDU(false, now, now)).toEqual({ ok: false, error: { kind: 'no-game-time' } });
  expect(convertToMyDU(true, end, now)).toEqual({ ok: false, error: { kind: 'has-already' } });
  expect(convertToMyDU(true, undefined, now)).toEqual({ ok: false, error: { kind: 'has-already' } });
});

it.each([
  [false, true, true],
  [false, undefined, true],
  [false, false, false],
  [true, true, false],
  [true, undefined, false],
  [true, false, false],
])('BU-08 with access %s and the server response %s, MyDU can be bought: %s', (hasAccess, checked, sold) => {
  expect(canBuyMyDU(hasAccess, checked)).toBe(sold);
});
