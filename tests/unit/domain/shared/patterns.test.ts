import { isLine, isLines, isStorable } from '#domain/shared/lines';
import {
  isAlphanumericCode,
  isDisplayName,
  isEmail,
  isName,
  isNewPassword,
  isPassword,
  isTwoFactorCode,
} from '#domain/shared/patterns';

const cases: readonly [name: string, rule: (typed: string) => boolean, good: string[], bad: string[]][] = [
  ['name', isName, ['A', 'Anne-Sophie', "O'Brien", '李', ' x '], ['', ' ', '\t\n']],
  [
    'displayName',
    isDisplayName,
    ['Pilot1', 'a-b-c-', '------', '123456', 'x'.repeat(30)],
    ['Pilot', 'x'.repeat(31), 'Pilot 1', 'Pilot_1', 'Pilöt1', 'Pilot1\n', '', '<b>abc</b>'],
  ],
  [
    'password of a sign-in',
    isPassword,
    ['12345678', '        ', 'x'.repeat(500), 'ümläutß!'],
    ['', '1234567'],
  ],
  [
    'password of a registration',
    isNewPassword,
    ['12345678', 'x'.repeat(128)],
    ['1234567', 'x'.repeat(129), ''],
  ],
  ['code', isAlphanumericCode, ['ABC-123', 'a', '-'], ['', 'A B', 'A_B', 'é', 'A\n']],
  [
    'email',
    isEmail,
    [
      'a@b.test',
      'new@farstead.test',
      'with+tag@sub.example.org',
      'ü@ö.de',
      "o'neill!#$%&*/=?^_`{|}~-@b.test",
      `${'a'.repeat(242)}@example.org`,
    ],
    [
      ...['', 'a', '@', 'a@', '@b.test', 'a b@c.test', 'a@b.test c', 'a@@b.test', 'a@b@c.test'],
      ...['a@b.test\n', '\na@b.test', 'a@b.test\u0000'],
      ...['a@b', 'a@b.', 'a@.b', 'a@b..test'],
      ...[
        'a@x.test,b@y.test',
        'a@x.test,b',
        'g:a@x.test,b@y.test;',
        'g:a@x.test;',
        'foo<v@y.test>',
        '<v@y.test>',
        'v@y.test(note)',
        '"a"@b.test',
        'a@[::1]',
        'a\\@b.test',
      ],
      ...['a@b.test\u200b', 'a\u202e@b.test', 'a@b.test\ud800'],
      `${'a'.repeat(243)}@example.org`,
    ],
  ],
  [
    'two-factor code',
    isTwoFactorCode,
    ['000000', '123456'],
    ['12345', '1234567', '12345a', '１２３４５６', ' 12345', ''],
  ],
  [
    'a line',
    isLine,
    ['', 'Ada Verne', '👩‍🚀', 'שלום', ' a '],
    ['a\nb', 'a\rb', 'a\tb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\0b', 'a\u001bb', 'a\n'],
  ],
  [
    'lines',
    isLines,
    ['', 'a\nb', 'a\r\nb', 'a\tb', 'a\u2028b', 'é'],
    ['a\0b', 'a\u001bb', 'a\u0085b', '\u0007'],
  ],
  ['a storable text', isStorable, ['', 'a\nb', '👩‍🚀', '\uffff'], ['\0', 'a\ud800b', '\udfff', '\udc00\ud800']],
];

describe.each(cases)('VA-01 pattern for %s', (_, rule, good, bad) => {
  it.each(good)('accepts %j as valid', (typed) => {
    expect(rule(typed)).toBe(true);
  });

  it.each(bad)('rejects %j as invalid', (typed) => {
    expect(rule(typed)).toBe(false);
  });
});
