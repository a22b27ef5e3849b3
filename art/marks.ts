import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(import.meta.dirname, '../public');
const GROUND = '#070b12';
const PAPER = '#f4eee3';
const AMBER = '#ffae42';

/** The mark in a square of 32 units: an F cut from metal plate whose middle arm is the light of an engine. */
const STEM = 'M5 30V10.5L12.5 3H29l-6.5 6.5H15L11.5 13v10.5Z';
const ARM = 'M15 14h12l-6.5 6.5H15Z';

/** Center lines of the letters, 20 units high. The second entry is the advance width. */
const LETTERS: Record<string, readonly [path: string, advance: number]> = {
  F: ['M0 21.7V4L4 0H13M0 10.5H10.5', 19],
  A: ['M0 21.7V6L6 0H8.5L14.5 6V21.7M0 13.5H14.5', 20.5],
  R: ['M0 21.7V0H10L14 4V7.5L10 11.5H0M10 11.5L14 15.5V21.7', 20.5],
  S: ['M14 0H4L0 4V6L4 10H10L14 14V16L10 20H0', 20],
  T: ['M0 0H15M7.5 0V21.7', 20.5],
  E: ['M13 0H4L0 4V16L4 20H13M0 10H10.5', 19],
  D: ['M0 0H9L14.5 5.5V14.5L9 20H0Z', 20],
};

function mark(): string {
  return `<path fill="${PAPER}" d="${STEM}"/><path fill="${AMBER}" d="${ARM}"/>`;
}

function logo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="Farstead">${mark()}</svg>\n`;
}

function wordmark(): string {
  let x = 0;
  const letters = [...'FARSTEAD'].map((letter) => {
    const [path, advance] = LETTERS[letter] ?? ['', 0];
    const placed = `<path transform="translate(${x})" d="${path}"/>`;
    x += advance;
    return placed;
  });
  const width = 46 + x;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" role="img" aria-label="Farstead">${mark()}<g transform="translate(44 6)" fill="none" stroke="${PAPER}" stroke-width="3.4" stroke-miterlimit="6">${letters.join('')}</g></svg>\n`;
}

/** Dark plate with two cut corners behind the mark, for tabs of any color. `margin` is in units of the plate. */
function plate(margin: number, cut: number): string {
  const scale = (32 - 2 * margin) / 32;
  const outline = cut > 0 ? `M${cut} 0H32V${32 - cut}L${32 - cut} 32H0V${cut}Z` : 'M0 0H32V32H0Z';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${GROUND}" d="${outline}"/><g transform="translate(${margin} ${margin}) scale(${scale})">${mark()}</g></svg>\n`;
}

async function png(svg: string, size: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, name));
}

/** ICO file, which browsers still request by name: a directory with one PNG image. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const SITE = {
  name: 'Farstead',
  short_name: 'Farstead',
  start_url: '/',
  display: 'browser',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

mkdirSync(PUBLIC, { recursive: true });
writeFileSync(join(PUBLIC, 'logo.svg'), logo());
writeFileSync(join(PUBLIC, 'wordmark.svg'), wordmark());
writeFileSync(join(PUBLIC, 'favicon.svg'), plate(2, 5));
writeFileSync(join(PUBLIC, 'site.webmanifest'), `${JSON.stringify(SITE, null, 2)}\n`);
await png(plate(2, 5), 32, 'favicon-32.png');
writeFileSync(join(PUBLIC, 'favicon.ico'), ico(readFileSync(join(PUBLIC, 'favicon-32.png')), 32));
// Phones mask the corners and may crop a fifth from each side.
for (const [size, name] of [
  [180, 'apple-touch-icon.png'],
  [192, 'icon-192.png'],
  [512, 'icon-512.png'],
] as const) {
  await png(plate(7, 0), size, name);
}
