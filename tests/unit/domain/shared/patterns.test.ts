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
      'a@b',
      'new@farstead.test',
      'with+tag@sub.example.org',
      'ü@ö.de',
      "o'neill!#$%&*/=?^_`{|}~-@b.test",
      `${'a'.repeat(242)}@example.org`,
    ],
    [
      ...['', 'a', '@', 'a@', '@b', 'a b@c', 'a@b c', 'a@@b', 'a@b@c', 'a@b\n', '\na@b', 'a@b\u0000'],
      ...[
        'a@x,b@y',
        'a@x,b',
        'g:a@x,b@y;',
        'g:a@x;',
        'foo<v@y>',
        '<v@y>',
        'v@y(note)',
        '"a"@b',
        'a@[::1]',
        'a\\@b',
      ],
      ...['a@b\u200b', 'a\u202e@b', 'a@b\ud800'],
      `${'a'.repeat(243)}@example.org`,
    ],
  ],
  [
    'two-factor code',
    isTwoFactorCode,
    ['000000', '123456'],
    ['12345', '1234567', '12345a', '１２３４５６', ' 12345', ''],
  ],
];

describe.each(cases)('VA-01 pattern for %s', (_, rule, good, bad) => {
  it.each(good)('accepts %j as valid', (typed) => {
    expect(rule(typed)).toBe(true);
  });

  it.each(bad)('rejects %j as invalid', (typed) => {
    expect(rule(typed)).toBe(false);
  });
});
