import {
  isCode,
  isDisplayName,
  isEmail,
  isName,
  isNewPassword,
  isPassword,
  isTwoFactorCode,
} from '../../../../src/domain/shared/patterns';

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
  ['code', isCode, ['ABC-123', 'a', '-'], ['', 'A B', 'A_B', 'é', 'A\n']],
  [
    'email',
    isEmail,
    ['a@b', 'new@farstead.test', 'with+tag@sub.example.org', 'ü@ö.de'],
    ['', 'a', '@', 'a@', '@b', 'a b@c', 'a@b c', 'a@@b', 'a@b@c', 'a@b\n'],
  ],
  [
    'two-factor code',
    isTwoFactorCode,
    ['000000', '123456'],
    ['12345', '1234567', '12345a', '１２３４５６', ' 12345', ''],
  ],
];

describe.each(cases)('VA-01 %s', (_, rule, good, bad) => {
  it.each(good)('takes %j', (typed) => {
    expect(rule(typed)).toBe(true);
  });

  it.each(bad)('refuses %j', (typed) => {
    expect(rule(typed)).toBe(false);
  });
});
