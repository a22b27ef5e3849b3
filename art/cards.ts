import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { uniform } from './lib/random';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'public');
const IMAGES = join(PUBLIC, 'images');
const GROUNDS = join(ROOT, 'src/ui/content/grounds');
const GROUND = '#070b12';
const PAPER = '#f4eee3';
const CYAN = '#62d2ea';

/** Size in pixels of the share card that other sites show for a link, as recommended by Open Graph. */
const CARD = { width: 1200, height: 630 };

async function shareCard(): Promise<void> {
  const { width, height } = CARD;
  const master = join(ROOT, '.cache/art/hero.png');
  const hero = sharp(existsSync(master) ? master : join(IMAGES, 'hero-2560.webp'));
  const { width: full = 0, height: tall = 0 } = await hero.metadata();
  const cut = Math.round((full * height) / width);
  const picture = await hero
    .extract({ left: 0, top: Math.round((tall - cut) * 0.45), width: full, height: cut })
    .resize(width, height, { kernel: 'lanczos3' })
    .toBuffer();
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="s"><stop offset="0" stop-color="${GROUND}" stop-opacity=".72"/><stop offset=".55" stop-color="${GROUND}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  const mark = await sharp(join(PUBLIC, 'wordmark.svg'), { density: 600 })
    .resize({ width: 330 })
    .png()
    .toBuffer();
  const card = sharp(picture).composite([
    { input: Buffer.from(shade) },
    { input: mark, left: 64, top: Math.round(height / 2) - 26 },
  ]);
  await card.clone().jpeg({ quality: 82, mozjpeg: true }).toFile(join(IMAGES, 'share.jpg'));
  await card.clone().webp({ quality: 78, effort: 6 }).toFile(join(IMAGES, 'share.webp'));
}

const svg = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${content}</svg>\n`;

/** Randomly joined hull plates on a seamless tile. */
function plating(): string {
  const cell = 80;
  const cells = 4;
  const next = uniform(733);
  const seams: string[] = [];
  const rivets: string[] = [];
  const sheets: string[] = [];
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      const left = x * cell + 0.5;
      const top = y * cell + 0.5;
      const kind = next();
      seams.push(`M${left} ${top}v${cell}`);
      // Two in three neighbors are separated by a seam; the others form one plate.
      if (next() < 0.66) seams.push(`M${left} ${top}h${cell}`);
      if (kind < 0.22) seams.push(`M${left} ${top + cell / 2}h${cell}`);
      else if (kind < 0.4) seams.push(`M${left + cell / 2} ${top}v${cell}`);
      else if (kind < 0.52) seams.push(`M${left + 20} ${top + 28}l8-8h24l8 8v24l-8 8h-24l-8-8z`);
      if (kind > 0.8) sheets.push(`M${left} ${top}h${cell}v${cell}h-${cell}z`);
      if (kind > 0.6) rivets.push(`M${left + 8} ${top + 8}h1M${left + cell - 9} ${top + 8}h1`);
    }
  }
  return svg(
    cell * cells,
    `<path d="${sheets.join('')}" fill="${PAPER}" fill-opacity=".012"/><path d="${seams.join('')}" fill="none" stroke="${PAPER}" stroke-opacity=".045"/><path d="${rivets.join('')}" stroke="${PAPER}" stroke-opacity=".12"/>`,
  );
}

/** Star chart on a seamless tile: a graticule, stars by magnitude, and a few routes. */
function chart(): string {
  const size = 480;
  const step = 120;
  const next = uniform(2117);
  const place = (): [number, number] => [
    Math.round(20 + next() * (size - 40)),
    Math.round(20 + next() * (size - 40)),
  ];
  const lines: string[] = [];
  const crosses: string[] = [];
  for (let at = 0; at < size; at += step) {
    lines.push(`M${at + 0.5} 0v${size}M0 ${at + 0.5}h${size}`);
    for (let other = 0; other < size; other += step) {
      const [x, y] = [at + step / 2 + 0.5, other + step / 2 + 0.5];
      crosses.push(`M${x - 3} ${y}h6M${x} ${y - 3}v6`);
    }
  }
  const stars = Array.from({ length: 34 }, () => {
    const [x, y] = place();
    return `<circle cx="${x}" cy="${y}" r="${(0.5 + 1.1 * next() ** 3).toFixed(1)}"/>`;
  });
  const routes = Array.from({ length: 3 }, () => {
    const stops = Array.from({ length: 3 }, place);
    const rings = stops.map(([x, y]) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`).join('');
    return { rings, line: `M${stops.map(([x, y]) => `${x} ${y}`).join('L')}` };
  });
  return svg(
    size,
    `<g fill="none"><path d="${lines.join('')}" stroke="${PAPER}" stroke-opacity=".03"/><path d="${crosses.join('')}" stroke="${PAPER}" stroke-opacity=".09"/><path d="${routes.map(({ line }) => line).join('')}" stroke="${CYAN}" stroke-opacity=".10" stroke-dasharray="2 5"/><path d="${routes.map(({ rings }) => rings).join('')}" stroke="${CYAN}" stroke-opacity=".22"/></g><g fill="${PAPER}" fill-opacity=".32">${stars.join('')}</g>`,
  );
}

mkdirSync(IMAGES, { recursive: true });
await shareCard();
writeFileSync(join(GROUNDS, 'plating.svg'), plating());
writeFileSync(join(GROUNDS, 'chart.svg'), chart());
