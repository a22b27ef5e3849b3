import { suggestEmail } from '#ui/forms/suggestEmail';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  [' Ada+Kiln@GMAL.com ', 'Ada+Kiln@gmail.com'],
  ['ada@gmail', 'ada@gmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@gmx.ner', 'ada@gmx.net'],
  ['ada@tonline.de', 'ada@t-online.de'],
  ['ada@oragne.fr', 'ada@orange.fr'],
])('suggests for %j the email %j', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  ...['ada@gmail.com', 'ada@mail.com', 'ada@gmx.net', 'ada@proton.me', 'ada@laposte.net', 'ada@me.com'],
  ...[
    'ada@farstead.test',
    'ada@example.com',
    'ada@uni-koeln.de',
    'ada@studio.gg',
    'ada@gm',
    'ada',
    '@gmial.com',
    '',
  ],
])('suggests nothing for %j', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
