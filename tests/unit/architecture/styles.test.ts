import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const source = resolve(__dirname, '../../../src');

const sheets = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.scss'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({
    name: relative(source, file).replaceAll('\\', '/'),
    rules: readFileSync(file, 'utf8').replace(/\/\/.*$/gm, ''),
  }));

const namesOf = (matching: (rules: string) => boolean): readonly string[] =>
  sheets.filter(({ rules }) => matching(rules)).map(({ name }) => name);

/** Their motion is part of loading, so WCAG 2.2.2 does not require a control. */
const loadingIndicators = ['ui/app/views/Shell.scss', 'ui/kit/feedback/'];

it('SH-15 no popover has position fallbacks, which hang WebKit together with its transitions', () => {
  expect(namesOf((rules) => rules.includes('position-try'))).toEqual([]);
});

it('HO-01 every endless animation stops with the motion control, except loading indicators', () => {
  const endless = namesOf((rules) => /\binfinite\b/.test(rules));
  expect(endless.filter((name) => !loadingIndicators.some((folder) => name.startsWith(folder)))).toEqual([
    'ui/kit/foundation/_motion.scss',
  ]);
});

it('everything fixed to the edge of the screen avoids the notch and the home indicator', () => {
  const fixed = namesOf((rules) => rules.includes('position: fixed'));
  expect(fixed).toContain('ui/kit/overlays/Dialog.scss');
  const safe = namesOf((rules) => /var\(--k-(?:safe-\w+|bar)\)/.test(rules));
  expect(fixed.filter((name) => !safe.includes(name))).toEqual([]);
});

it('no length uses a character unit, which changes when the web font loads', () => {
  expect(namesOf((rules) => /\d(?:ch|ex|ic|cap)\b/.test(rules))).toEqual([]);
});

it('horizontally scrolling areas contain overscroll, so that a swipe does not navigate back', () => {
  const sideways = /overflow(?:-x: (?:auto|scroll)|: (?:auto|scroll)(?: hidden)?);/;
  const scrolling = namesOf((rules) => sideways.test(rules));
  expect(scrolling).toContain('ui/kit/media/Carousel.scss');
  const contained = namesOf((rules) => /overscroll-behavior(?:-x)?: contain;/.test(rules));
  expect(scrolling.filter((name) => !contained.includes(name))).toEqual([]);
});

const tokens = sheets.find(({ name }) => name.endsWith('/tokens.scss'))?.rules ?? '';

type Rgb = readonly [number, number, number];

const colorOf = (token: string): Rgb => {
  const [, red = '', green = '', blue = ''] = new RegExp(`--k-${token}: #(..)(..)(..);`).exec(tokens) ?? [];
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
};

const luminanceOf = (color: Rgb): number => {
  const [red, green, blue] = color.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

it.each<[opacity: number, text: string, contrast: number]>([
  [50, 'text', 3],
  [62, 'text', 4.5],
  [74, 'text-soft', 4.5],
  [74, 'cyan', 4.5],
  [74, 'amber', 4.5],
])('a %i%% shade over white gives the color “%s” a contrast of at least %f:1', (opacity, text, contrast) => {
  const shaded = colorOf('ground').map((value) => (value * opacity + 255 * (100 - opacity)) / 100);
  const ratio = (luminanceOf(colorOf(text)) + 0.05) / (luminanceOf(shaded as unknown as Rgb) + 0.05);
  expect(ratio).toBeGreaterThanOrEqual(contrast);
});
