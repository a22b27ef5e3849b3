import { parseRedemptionCode } from '#domain/products/RedemptionCode';

it.each([
  'FARSTEAD00033MTH',
  'FARS-TEAD-0003-3MTH',
  'fars tead 0003 3mth',
  '  FARS–TEAD—0003‐3MTH\n',
  'FARS\u00a0TEAD\u00a00003\u00a03MTH',
  '-FARSTEAD00033MTH-',
])('PD-02 accepts %j as a printed card’s code', (typed) => {
  expect(parseRedemptionCode(typed)).toEqual({ ok: true, value: 'FARSTEAD00033MTH' });
});

it.each(['1B4E28BA-2FA1-11D2-883F-0016D3CCA427', ' 1b4e28ba-2fa1-11d2-883f-0016d3cca427 '])(
  'PD-02 accepts %j as an emailed key with dashes',
  (typed) => {
    expect(parseRedemptionCode(typed)).toEqual({ ok: true, value: '1b4e28ba-2fa1-11d2-883f-0016d3cca427' });
  },
);

it.each([
  ['https://farstead.test/account/products?code=FARSTEAD00033MTH', 'FARSTEAD00033MTH'],
  ['https://farstead.test/fr/compte?utm_source=x&code=fars-tead-0003-3mth#redeem', 'FARSTEAD00033MTH'],
  ['?code=1B4E28BA-2FA1-11D2-883F-0016D3CCA427', '1b4e28ba-2fa1-11d2-883f-0016d3cca427'],
])('PD-02 KY-01 extracts the code from the pasted link %j', (typed, value) => {
  expect(parseRedemptionCode(typed)).toEqual({ ok: true, value });
});

it.each([
  'https://farstead.test/account/products',
  '?code=',
  '',
  '   ',
  'FARSTEAD00033MT',
  'FARSTEAD00033MTHX',
  'FARSTEAD0003_MTH',
  'FÄRSTEAD00033MTH',
  '../../api/users/',
  '1b4e28ba-2fa1-11d2-883f-0016d3cca42',
  '1b4e28ba2fa111d2883f0016d3cca427',
  'zb4e28ba-2fa1-11d2-883f-0016d3cca427',
])('PD-02 rejects %j as a malformed code', (typed) => {
  expect(parseRedemptionCode(typed)).toEqual({ ok: false, error: { kind: 'malformed-code' } });
});
