import {
  brokenLines,
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

it('WD-01 finds line breaks in every text of a request, except where they are allowed', () => {
  const properties = {
    name: text('name'),
    id: text('exact'),
    reason: text('text'),
    password: text('secret'),
    note: { ...text('exact'), isCheckedByHandler: true },
    proof: { anyOf: [{ properties: { code: text('secondFactor') } }, { type: 'string', const: '' }] },
    pair: { items: [{ properties: { op: { type: 'string', const: 'add' } } }, text('name')] },
    list: { items: { properties: { key: text('exact') } } },
  };
  const broken = 'a\u2028b';
  const sent = {
    ...{ name: broken, id: 'a\tb', reason: 'a\n\tb', password: 'a\nb', note: 'a\nb', other: 'a\nb' },
    ...{ proof: { code: 'a\nb' }, pair: [{ op: 'a\nb' }, 'a\rb'], list: [{ key: 'a' }, { key: 'a\u0085b' }] },
  };
  expect(brokenLines({ properties }, sent)).toEqual([
    '/name',
    '/id',
    '/proof/code',
    '/pair/1',
    '/list/1/key',
  ]);
  expect(brokenLines({ properties }, { reason: 'a\u0007b', constructor: 'a\nb' })).toEqual(['/reason']);
  expect(brokenLines({ properties }, null)).toEqual([]);
});
