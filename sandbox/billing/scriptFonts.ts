import { readFile } from 'node:fs/promises';
import bidiFactory from 'bidi-js';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { PdfFonts, PdfRun } from '#infrastructure/pdf/TaggedPdf';

/** Returns the path of a file in a package. */
type Resolve = (file: string) => string;

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Packages of Noto fonts, which are divided into files by ranges of characters. The first that matches is used. */
const packages: readonly (readonly [script: RegExp, name: string])[] = [
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u, 'noto-emoji'],
  [/\p{Script_Extensions=Hangul}/u, 'noto-sans-kr'],
  [/\p{Script=Devanagari}/u, 'noto-sans-devanagari'],
  [/\p{Script=Bengali}/u, 'noto-sans-bengali'],
  [/\p{Script=Ethiopic}/u, 'noto-sans-ethiopic'],
  [/\p{Script=Gujarati}/u, 'noto-sans-gujarati'],
  [/\p{Script=Gurmukhi}/u, 'noto-sans-gurmukhi'],
  [/\p{Script=Kannada}/u, 'noto-sans-kannada'],
  [/\p{Script=Khmer}/u, 'noto-sans-khmer'],
  [/\p{Script=Malayalam}/u, 'noto-sans-malayalam'],
  [/\p{Script=Myanmar}/u, 'noto-sans-myanmar'],
  [/\p{Script=Sinhala}/u, 'noto-sans-sinhala'],
  [/\p{Script=Tamil}/u, 'noto-sans-tamil'],
  [/\p{Script=Telugu}/u, 'noto-sans-telugu'],
  [/\p{Script=Thai}/u, 'noto-sans-thai'],
  [/./su, 'noto-sans-sc'],
];

/** What the fonts of emoji would show next to a picture, such as a skin tone. */
const emojiParts = /[\p{Emoji_Modifier}\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}]/gu;

const replacement = '\ufffd';

const isInRange = (character: string, range: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  const [first = 0, last = first] = range
    .slice('U+'.length)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return point >= first && point <= last;
};

/** @returns undefined if no file has the character */
const findFontFile = async (character: string, resolve: Resolve): Promise<string | undefined> => {
  const name = packages.find(([script]) => script.test(character))?.[1] ?? '';
  const folder = `@fontsource-variable/${name}`;
  const json = await readFile(resolve(`${folder}/unicode.json`), 'utf8');
  const subsets = Object.entries(JSON.parse(json) as Readonly<Record<string, string>>);
  const subset = subsets.find(([, ranges]) => ranges.split(',').some((range) => isInRange(character, range)));
  return subset && resolve(`${folder}/files/${name}-${subset[0].replace(/[[\]]/g, '')}-wght-normal.woff2`);
};

const hasGlyph = (font: fontkit.Font, character: string): boolean =>
  font.numGlyphs > 1 && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

type LoadedFont = NonNullable<PdfRun['font']>;

/** Loads the part of a font file that a text needs. */
const loadFont = async (
  file: string,
  text: string,
): Promise<LoadedFont & { readonly font: fontkit.Font }> => {
  const source = await subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
    noHinting: true,
  });
  return { name: file, source, font: fontkit.create(source) as fontkit.Font };
};

const baseOf = (grapheme: string): string => String.fromCodePoint(grapheme.codePointAt(0) ?? 0);

/** Loads a font for each base character that the plain font lacks. */
const loadMissing = async (
  text: string,
  plain: fontkit.Font,
  resolve: Resolve,
): Promise<ReadonlyMap<string, LoadedFont>> => {
  const loaded = new Map<string, Awaited<ReturnType<typeof loadFont>>>();
  const fonts = new Map<string, LoadedFont>();
  for (const character of new Set(Array.from(graphemes.segment(text), ({ segment }) => baseOf(segment)))) {
    const file = hasGlyph(plain, character) ? undefined : await findFontFile(character, resolve);
    if (file === undefined) continue;
    const { font, ...usable } = loaded.get(file) ?? (await loadFont(file, text));
    loaded.set(file, { font, ...usable });
    if (hasGlyph(font, character)) fonts.set(character, usable);
  }
  return fonts;
};

/** Reverses runs as the Unicode Bidirectional Algorithm does (rule L2). */
const inVisualOrder = <Run extends { readonly level: number }>(runs: readonly Run[]): readonly Run[] => {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
};

/** Punctuation of a right-to-left run. The layout reverses runs only if they have letters. */
const mirrored = (text: string): string => {
  const mirror = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character);
  return (/\p{Letter}/u.test(text) ? mirror : mirror.reverse()).join('');
};

/**
 * Adds fonts for the characters of a text that the plain font lacks, each with only these characters. Names can be in
 * any script, and mix several. Characters that no font has become a replacement character.
 * @param fonts paths of the plain and the bold font
 */
export const withScriptFonts = async (fonts: PdfFonts, text: string, resolve: Resolve): Promise<PdfFonts> => {
  const plain = fontkit.create(await readFile(fonts.plain)) as fontkit.Font;
  const missing = await loadMissing(text, plain, resolve);

  const pieceOf = (grapheme: string): PdfRun => {
    const font = missing.get(baseOf(grapheme));
    if (!font)
      return { text: hasGlyph(plain, grapheme) ? grapheme.replace(/[\ufe0e\ufe0f]/g, '') : replacement };
    const isPicture = /\p{Extended_Pictographic}/u.test(grapheme);
    return { text: isPicture ? grapheme.replace(emojiParts, '') : grapheme, font };
  };

  const runsOf = (line: string): readonly PdfRun[] | undefined => {
    const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
    const runs: (PdfRun & { readonly level: number })[] = [];
    for (const { segment, index } of graphemes.segment(line)) {
      const piece = { ...pieceOf(segment), level: levels[index] ?? 0 };
      const last = runs.at(-1);
      if (last && last.level === piece.level && last.font?.name === piece.font?.name) {
        runs[runs.length - 1] = { ...last, text: last.text + piece.text };
      } else runs.push(piece);
    }
    const isSimple = runs.every(({ font, level }) => !font && level === 0);
    if (isSimple && runs.map((run) => run.text).join('') === line) return undefined;
    return inVisualOrder(runs).map(({ level, ...run }) => ({
      ...run,
      text: level % 2 === 1 ? mirrored(run.text) : run.text,
    }));
  };
  return { ...fonts, runsOf };
};
