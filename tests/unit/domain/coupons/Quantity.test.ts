import { parseQuantity } from '#domain/coupons/Quantity';

it.each(['1', ' 12 ', '007'])('DC-01 accepts %j as a quantity', (typed) => {
  expect(parseQuantity(typed)).toEqual({ ok: true, value: Number(typed) });
});

it.each(['', ' ', '0', '-1', '+1', '1.5', '1,5', '1e3', '0x10', 'one', '99999999999999999999'])(
  'DC-01 rejects %j as a quantity',
  (typed) => {
    expect(parseQuantity(typed, 100)).toEqual({ ok: false, error: { kind: 'malformed-quantity' } });
  },
);

it('DC-01 rejects a quantity greater than the number of coupons owned', () => {
  expect(parseQuantity('3', 3)).toEqual({ ok: true, value: 3 });
  expect(parseQuantity('4', 3)).toEqual({ ok: false, error: { kind: 'too-many', owned: 3 } });
});
