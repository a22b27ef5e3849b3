import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

const LOGOS = join(import.meta.dirname, '../public/images/partners');
const PAPER = '#f4eee3';

/** Size of a logo and of the square for its mark. */
const WIDTH = 320;
const HEIGHT = 120;
const MARK = 48;
const GAP = 16;

/** Fonts of the wordmarks, which are converted to outlines so that a logo loads no font. */
const faces = {
  wide: { file: 'oxanium/files/oxanium-latin-wght-normal.woff2', size: 27, weight: 2.1, spacing: 0.06 },
  light: { file: 'oxanium/files/oxanium-latin-wght-normal.woff2', size: 28, weight: 0.3, spacing: 0.1 },
  plain: { file: 'inter/files/inter-latin-wght-normal.woff2', size: 26, weight: 1.1, spacing: -0.02 },
  thin: { file: 'inter/files/inter-latin-wght-normal.woff2', size: 25, weight: 0, spacing: 0.02 },
  typed: {
    file: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    size: 22,
    weight: 0.6,
    spacing: 0,
  },
} as const;

interface Logo {
  readonly words: readonly string[];
  readonly face: keyof typeof faces;
  readonly color: string;
  /** Path in a square of 48 units. */
  readonly mark: string;
}

const filled = (path: string): string => `<path d="${path}" fill-rule="evenodd"/>`;

const drawn = (path: string, width = 4): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="bevel"/>`;

const logos: Readonly<Record<string, Logo>> = {
  'kestrel-controls': {
    words: ['KESTREL', 'CONTROLS'],
    face: 'wide',
    color: '#ff8a5c',
    mark: filled('M24 2l8 18 14 6-14 4-4 16-4-10-4 10-4-16-14-4 14-6z'),
  },
  'nordlicht-displays': {
    words: ['Nordlicht'],
    face: 'light',
    color: '#8df0d8',
    mark: drawn('M2 40V16L24 6l22 10v24', 3) + drawn('M10 40V22M18 40V16M24 40V24M31 40V15M38 40V23', 2.4),
  },
  'halm-audio': {
    words: ['Halm Audio'],
    face: 'plain',
    color: '#ffe08a',
    mark: filled('M6 20h6v8H6zM15 12h6v24h-6zM24 4h6v40h-6zM33 14h6v20h-6zM42 20h4v8h-4z'),
  },
  'basalt-hosting': {
    words: ['BASALT'],
    face: 'wide',
    color: '#a9b8ff',
    mark: filled('M14 2l10 6v14l-10 6-10-6V8zM34 2l10 6v14l-10 6-10-6V8zM24 22l10 6v12l-10 6-10-6V28z'),
  },
  longwave: {
    words: ['longwave'],
    face: 'typed',
    color: '#67d4e8',
    mark: drawn('M2 24c5-20 11-20 16 0s11 20 16 0c2-9 6-14 12-14', 4),
  },
  tidewater: {
    words: ['Tidewater', 'Data'],
    face: 'thin',
    color: '#7fb4ff',
    mark: drawn('M2 14h28l8 8h8M2 26h20l8 8h16M2 38h12l6 6', 4),
  },
  'haulers-almanac': {
    words: ['Hauler’s', 'Almanac'],
    face: 'plain',
    color: '#ffae42',
    mark: filled('M4 8h18v34l-18-4zM26 8h18v30l-18 4zM30 14v6l10-2v-4zM30 24v6l10-2v-4zM8 14v4l10 2v-6z'),
  },
  plotline: {
    words: ['plotline'],
    face: 'typed',
    color: '#63d8a0',
    mark:
      drawn('M8 40L18 18l14 10L42 8', 3) +
      '<circle cx="8" cy="40" r="5"/><circle cx="18" cy="18" r="5"/><circle cx="32" cy="28" r="5"/><circle cx="42" cy="8" r="5"/>',
  },
  voxelbench: {
    words: ['VOXELBENCH'],
    face: 'light',
    color: '#f3a6ff',
    mark: filled('M24 3l19 10v21L24 45 5 34V13zM24 8L10 15l14 7 14-7zM9 19v13l13 8V26zM39 19L26 26v14l13-8z'),
  },
  dockmaster: {
    words: ['DOCKMASTER'],
    face: 'wide',
    color: '#d9c7a3',
    mark: filled('M4 4h40v10H32v6h-4v-6h-8v6h-4v-6H4zM20 22h8v22h-8zM8 30h8v14H8zM32 30h8v14h-8z'),
  },
  'gate-night': {
    words: ['GATE', 'NIGHT'],
    face: 'wide',
    color: '#ff9a8f',
    mark: drawn('M6 46V18L18 4h12l12 14v28', 4) + filled('M28 14a10 10 0 1 0 6 18 12 12 0 0 1-6-18z'),
  },
  'lantern-broadcast': {
    words: ['Lantern', 'Broadcast'],
    face: 'thin',
    color: '#ffc577',
    mark: drawn('M16 4h16M24 4v8M12 14h24l-4 28H16z', 3) + '<circle cx="24" cy="29" r="5"/>',
  },
  'open-orbit': {
    words: ['Open Orbit'],
    face: 'plain',
    color: '#9be8ff',
    mark: `<g transform="rotate(-28 24 24)">${drawn('M44 24a20 9 0 1 1-6-6', 3)}</g><circle cx="24" cy="24" r="7"/><circle cx="42" cy="9" r="3"/>`,
  },
  'every-pilot': {
    words: ['every pilot'],
    face: 'plain',
    color: '#b7f07a',
    mark: `<circle cx="24" cy="9" r="7"/>${drawn('M6 20h36M24 20v10M24 30L12 46M24 30l12 16', 4.4)}`,
  },
};

const require = createRequire(import.meta.url);

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Outline of a line of text that starts at 0, and its length. */
const outlined = (words: string, face: Logo['face']) => {
  const { file, size, spacing } = faces[face];
  const font = fontkit.openSync(require.resolve(`@fontsource-variable/${file}`));
  if (!('layout' in font)) throw new Error(`${file} has several fonts`);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let x = 0;
  const path = glyphs.map((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (positions[index]?.xAdvance ?? 0) * scale + size * spacing;
    return outline.replace(/-?\d+\.?\d*/g, (number) => rounded(Number(number)));
  });
  return { path: path.join(''), length: x - size * spacing };
};

const drawLogo = ({ words, face, color, mark }: Logo): string => {
  const { size, weight } = faces[face];
  const lines = words.map((line) => outlined(line, face));
  const left = (WIDTH - MARK - GAP - Math.max(...lines.map(({ length }) => length))) / 2;
  const lineHeight = size * 1.08;
  const first = HEIGHT / 2 + size * 0.36 - ((lines.length - 1) * lineHeight) / 2;
  const written = lines
    .map(
      ({ path }, index) =>
        `<path transform="translate(${rounded(left + MARK + GAP)} ${rounded(first + index * lineHeight)})" d="${path}"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g transform="translate(${rounded(left)} ${(HEIGHT - MARK) / 2})" fill="${color}" color="${color}">${mark}</g><g fill="${PAPER}" stroke="${PAPER}" stroke-width="${weight}">${written}</g></svg>\n`;
};

mkdirSync(LOGOS, { recursive: true });
for (const [name, logo] of Object.entries(logos)) writeFileSync(join(LOGOS, `${name}.svg`), drawLogo(logo));
