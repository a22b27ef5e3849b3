import { addNonBreakingSpaces } from '#ui/kit/foundation/addNonBreakingSpaces';

const showSpaces = (text: string): string => addNonBreakingSpaces(text).replaceAll('\u00a0', '_');

describe('words that stay on one line', () => {
  it.each([
    ['Zuletzt geändert am 14. September 2026', 'Zuletzt geändert am 14._September_2026'],
    ['le 14 septembre 2026', 'le 14_septembre_2026'],
    ['le 1er mars 2027', 'le 1er_mars_2027'],
    ['on September 14, 2026', 'on September_14,_2026'],
    ['on November 17.', 'on November_17.'],
    ['danach 30 Tage', 'danach 30_Tage'],
    ['Vertrag, Buchstabe b; Pflicht, Buchstabe c', 'Vertrag, Buchstabe_b; Pflicht, Buchstabe_c'],
    ['a word of no number', 'a word of no number'],
  ])('does not break the line within "%s"', (text, expected) => {
    expect(showSpaces(text)).toBe(expected);
  });

  it('preserves the text length, on which rich text spans depend', () => {
    const text = 'am 14. September 2026, nach 30 Tagen, Buchstabe b';
    expect(addNonBreakingSpaces(text)).toHaveLength(text.length);
  });
});
