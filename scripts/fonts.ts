/** Subsets the above-the-fold fonts to the characters of all three languages, in src/ui/kit/foundation/fonts. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './build/root';

const span = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = span(0x20, 0x7e);
const letters = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿÄÖäöß';
const marks = '\u00a0\u202f\u2009\u00ad§©«»°·–—‘’‚“”„…€→';

/**
 * Only the display font includes kerning. In the text font, kerning is hardly visible and takes up a fifth of the
 * bytes. That is more than a connection's first round trip carries.
 */
const faces = [
  { family: 'inter', wght: { min: 400, max: 650 }, keepFeatures: ['locl', 'tnum'] },
  { family: 'oxanium', wght: { min: 500, max: 700 }, keepFeatures: ['kern', 'locl', 'tnum'] },
];

const require = createRequire(import.meta.url);
const folder = resolve(root, 'src/ui/kit/foundation/fonts');
await mkdir(folder, { recursive: true });

for (const { family, wght, keepFeatures } of faces) {
  const whole = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const subset = await subsetFont(await readFile(whole), ascii + letters + marks, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  });
  await writeFile(resolve(folder, `${family}-site-wght-normal.woff2`), subset);
  console.log(`${family}: ${subset.length} bytes`);
}

const codePoints = [...new Set(ascii + letters + marks)]
  .map((character) => character.codePointAt(0) ?? 0)
  .sort((a, b) => a - b);
console.log(rangesOf(codePoints).join(', '));

/** Formats code points for `unicode-range`. */
function rangesOf(points: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
}
