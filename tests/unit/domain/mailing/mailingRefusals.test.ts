import { preferencesRefusal, recordRefusal } from '#domain/mailing/mailingRefusals';

it.each([
  ['ada@farstead.test', true, undefined],
  ['ADA@farstead.test', true, undefined],
  ['ada@farstead.test', false, 'unknown-interest'],
  ['bea@farstead.test', true, 'forbidden'],
  ['bea@farstead.test', false, 'forbidden'],
])(
  'PM-01 the refusal for changing the preferences of %s (interests offered: %s) is %s',
  (email, offered, refused) => {
    expect(preferencesRefusal('ada@farstead.test', email, offered)).toBe(refused);
    expect(recordRefusal('ada@farstead.test', email)).toBe(refused === 'forbidden' ? refused : undefined);
  },
);
