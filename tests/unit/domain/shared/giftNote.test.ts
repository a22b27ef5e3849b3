import { isGiftNote, parseGiftNote } from '#domain/shared/giftNote';

it.each([
  ['', undefined],
  [' \n\u200b ', undefined],
  ['Thanks for the hull!', 'Thanks for the hull!'],
  ['  Two\r\n lines\t', 'Two lines'],
  ['\u202eFor \u2066you', 'For you'],
  ['a\u200db\u2063c\u3164d\u{e0041}', 'abcd'],
  ['\0 zero', 'zero'],
  ['1.5 t of ore, 2026', '1.5 t of ore, 2026'],
])('DC-01 KY-01 the note %j is sent as %j', (typed, sent) => {
  expect(parseGiftNote(typed)).toEqual({ ok: true, value: sent });
});

it.each([
  'https://farstead.example',
  'see www.farstead',
  'farstead.example/free',
  'shop。example',
  '\u202egnp.exe',
  'ada@localhost',
  'mail ada@farstead.example',
  'ftp://x',
])('DC-01 KY-01 rejects the note %j because it has a link', (typed) => {
  expect(parseGiftNote(typed)).toEqual({ ok: false, error: { kind: 'note-with-link' } });
});

it('DC-01 KY-01 a note has at most 140 characters, however many bytes they take', () => {
  expect(parseGiftNote('🚀'.repeat(140))).toMatchObject({ ok: true });
  expect(parseGiftNote('x'.repeat(141))).toEqual({ ok: false, error: { kind: 'note-too-long' } });
});

it.each(['', ' x', 'two\nlines', 'x\u200b', 'x.example', 'x'.repeat(141)])(
  'DC-01 KY-01 a server does not accept the note %j',
  (text) => {
    expect(isGiftNote(text)).toBe(false);
  },
);

it('DC-01 KY-01 a server accepts what the site sends', () => {
  const typed = ' \u202eFor the haul\nfrom Alioth ';
  const parsed = parseGiftNote(typed);
  expect(parsed.ok && isGiftNote(parsed.value ?? '')).toBe(true);
});
