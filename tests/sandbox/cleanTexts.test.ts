import {
  cleanTexts,
  textsWithoutKind,
  type Spelling,
  type TextSchema,
} from '../../sandbox/platform/cleanTexts';

const text = (spelling: Spelling): TextSchema => ({ type: 'string', spelling });

it.each<[Spelling, string, string]>([
  ['email', 'ａｄａ＠farstead．test', 'ada@farstead.test'],
  ['displayName', 'Ｎｅｗ−Pilot', 'New-Pilot'],
  ['name', ' Zoe\u0301\u202e ', 'Zoé'],
  ['text', ' a\nb ', 'a\nb'],
  ['orderNumber', '３f2a–91bc', '3f2a-91bc'],
  ['redemptionCode', 'abcd–2345 EFGH 6789', 'ABCD2345EFGH6789'],
  ['referralCode', 'New\u00ad-Pilot', 'New-Pilot'],
  ['secondFactor', '１２３\u200b４５６', '123456'],
  ['secondFactor', 'ab2de\u2212fg3jk', 'AB2DE-FG3JK'],
  ['secret', 'e\u0301 ', 'e\u0301 '],
  ['exact', ' A\u200b', ' A\u200b'],
])('VA-01 cleans the %s %j of a request', (spelling, sent, cleaned) => {
  const schema = { type: 'object', properties: { value: text(spelling) } };
  expect(cleanTexts(schema, { value: sent, other: 1 })).toEqual({ value: cleaned, other: 1 });
});

it('VA-01 cleans a text that has an alternative', () => {
  const schema = { properties: { email: { anyOf: [text('email'), { type: 'string', const: '' }] } } };
  expect(cleanTexts(schema, { email: '\u200ea@b' })).toEqual({ email: 'a@b' });
  expect(cleanTexts(schema, { email: 5 })).toEqual({ email: 5 });
  expect(cleanTexts(schema, null)).toBe(null);
});

it('VA-01 lists the texts of a request that have no kind', () => {
  const properties = {
    city: { type: 'string' },
    lang: { type: 'string', enum: ['en'] },
    id: { type: 'string', format: 'uuid' },
    email: text('email'),
    items: { items: [{ properties: { note: { anyOf: [{ type: 'string' }] } } }] },
  };
  expect(textsWithoutKind({ properties })).toEqual(['city', 'note']);
  expect(textsWithoutKind({ type: 'string' })).toEqual(['body']);
});
