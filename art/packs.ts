import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uniform } from './lib/random';

const IMAGES = join(import.meta.dirname, '../public/images');
const GROUND = '#070b12';
const PAPER = '#f4eee3';
const AMBER = '#ffae42';
const CYAN = '#67d4e8';
const STEEL = '#5b6a80';
const DARK = '#1d2734';

const rounded = (value: number): string => value.toFixed(1);

/** Stars by magnitude, most of them faint. */
function stars(seed: number, width: number, height: number, count: number): string {
  const next = uniform(seed);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * width, next() * height, 0.4 + 0.9 * next() ** 3];
    return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(size)}"/>`;
  }).join('');
}

/** Lit from the upper left by a single star. `id` separates the gradients of two images. */
const gradients = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1b2b42"/><stop offset=".55" stop-color="#0d1522"/><stop offset="1" stop-color="${GROUND}"/></linearGradient>
<linearGradient id="plate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8b9ab0"/><stop offset=".45" stop-color="${STEEL}"/><stop offset="1" stop-color="#263243"/></linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3a4759"/><stop offset="1" stop-color="#111924"/></linearGradient>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe2ae"/><stop offset=".4" stop-color="${AMBER}"/><stop offset="1" stop-color="#7a4708"/></linearGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#fff6e2"/><stop offset=".25" stop-color="${AMBER}" stop-opacity=".8"/><stop offset="1" stop-color="${AMBER}" stop-opacity="0"/></radialGradient>
<radialGradient id="cold"><stop offset="0" stop-color="#eefcff"/><stop offset=".3" stop-color="${CYAN}" stop-opacity=".7"/><stop offset="1" stop-color="${CYAN}" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${CYAN}" stop-opacity=".55"/><stop offset="1" stop-color="${CYAN}" stop-opacity="0"/></linearGradient>
<linearGradient id="jet" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${AMBER}" stop-opacity="0"/><stop offset=".75" stop-color="${AMBER}" stop-opacity=".75"/><stop offset="1" stop-color="#fff6e2"/></linearGradient>
</defs>`;

const scene = (seed: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">${gradients}<rect width="320" height="240" fill="url(#sky)"/><g fill="${PAPER}" fill-opacity=".55">${stars(seed, 320, 240, 70)}</g>${content}</svg>\n`;

/** Seams and rivets of a hull plate. */
function seams(seed: number, left: number, top: number, width: number, height: number): string {
  const next = uniform(seed);
  const lines: string[] = [];
  for (let x = left + 22; x < left + width - 8; x += 18 + next() * 26)
    lines.push(`M${rounded(x)} ${top}v${height}`);
  for (let y = top + 18; y < top + height - 6; y += 16 + next() * 22)
    lines.push(`M${left} ${rounded(y)}h${width}`);
  return `<path d="${lines.join('')}" stroke="${GROUND}" stroke-opacity=".35" fill="none"/><path d="${lines.join('')}" stroke="${PAPER}" stroke-opacity=".12" transform="translate(-1 -1)" fill="none"/>`;
}

const windows = (seed: number, x: number, y: number, columns: number, rows: number): string => {
  const next = uniform(seed);
  return Array.from({ length: columns * rows }, (_, index) =>
    next() < 0.7
      ? `<rect x="${x + (index % columns) * 7}" y="${y + Math.floor(index / columns) * 8}" width="3.4" height="2" fill="${AMBER}" fill-opacity="${rounded(0.45 + next() * 0.5)}"/>`
      : '',
  ).join('');
};

/** Side view of a hull with its bow to the right, a bridge, fins and nozzles. */
const corvette = (fill: string, seed: number): string =>
  `<path d="M30 128l38-26h86l24-26h34l-8 26h40l46 26-46 20h-60l-22 20H92l10-20H52z" fill="${fill}"/><path d="M30 128h260l-46 20h-60l-22 20H92l10-20H52z" fill="${GROUND}" fill-opacity=".4"/><path d="M68 102h86l24-26h34" stroke="${PAPER}" stroke-opacity=".55" fill="none"/>${seams(seed, 70, 104, 150, 40)}<path d="M244 108l26 12h-38z" fill="${CYAN}" fill-opacity=".8"/>${windows(seed + 1, 112, 112, 15, 2)}<path d="M30 118l-14 5v12l14 4z" fill="${DARK}"/>`;

const packs: readonly string[] = [
  scene(
    11,
    `<path d="M-10 250V70L90 10h240v240z" fill="url(#plate)"/>${seams(12, 0, 20, 320, 220)}<g transform="skewX(-24)"><path d="M150 30h34v190h-34z" fill="${AMBER}"/><path d="M196 30h14v190h-14z" fill="${PAPER}"/><path d="M222 30h8v190h-8z" fill="${CYAN}"/></g><text x="214" y="206" font-family="monospace" font-size="22" fill="${GROUND}" fill-opacity=".75" letter-spacing="3">FS-017</text><path d="M-10 70L90 10h240" stroke="${PAPER}" stroke-opacity=".7" fill="none"/>`,
  ),
  scene(
    21,
    `<ellipse cx="160" cy="250" rx="230" ry="62" fill="#17212f"/><path d="M96 0h128l-54 150h-20z" fill="url(#beam)"/><path d="M138 226l12-84h20l12 84z" fill="url(#plate)"/><path d="M160 142h10l12 84h-22z" fill="${GROUND}" fill-opacity=".45"/><path d="M128 226h64l10 12h-84z" fill="url(#shade)"/><path d="M146 128h28v14h-28z" fill="${DARK}"/><circle cx="160" cy="126" r="46" fill="url(#cold)"/><circle cx="160" cy="128" r="6" fill="#eefcff"/><path d="M146 176h28M144 194h32" stroke="${GROUND}" stroke-opacity=".5"/><g fill="${CYAN}"><circle cx="44" cy="214" r="2.4"/><circle cx="92" cy="222" r="2.4"/><circle cx="230" cy="222" r="2.4"/><circle cx="278" cy="214" r="2.4"/></g>`,
  ),
  scene(
    31,
    `<path d="M0 0h320v22H0z" fill="url(#shade)"/><path d="M40 22v218M280 22v218" stroke="#263243" stroke-width="10"/><path d="M96 22h128v150l-64 40-64-40z" fill="#7c2f2a"/><path d="M96 22h64v190l-64-40z" fill="#a8443a"/><path d="M96 22h128v12H96z" fill="url(#plate)"/><path d="M104 40v128l56 35 56-35V40" stroke="${AMBER}" stroke-width="2" fill="none"/><g transform="translate(128 68) scale(2)"><path fill="${PAPER}" d="M5 30V10.5L12.5 3H29l-6.5 6.5H15L11.5 13v10.5Z"/><path fill="${AMBER}" d="M15 14h12l-6.5 6.5H15Z"/></g><path d="M118 34q-8 80 6 146M196 34q10 70-4 140" stroke="${GROUND}" stroke-opacity=".3" stroke-width="5" fill="none"/>`,
  ),
  scene(
    41,
    `<path d="M92 44h136l20 20v112l-20 20H92l-20-20V64z" fill="url(#plate)"/><path d="M98 54h124l16 16v100l-16 16H98l-16-16V70z" fill="${DARK}"/><path d="M98 54h124" stroke="${PAPER}" stroke-opacity=".4"/><path d="M160 70l13 30 32 3-24 22 7 32-28-17-28 17 7-32-24-22 32-3z" fill="url(#gold)"/><path d="M160 70v70l-28 17 7-32-24-22 32-3z" fill="#fff" fill-opacity=".18"/><g fill="#98a1af"><circle cx="92" cy="66" r="3"/><circle cx="228" cy="66" r="3"/><circle cx="92" cy="174" r="3"/><circle cx="228" cy="174" r="3"/></g><path d="M124 172h72" stroke="${AMBER}" stroke-width="3"/>`,
  ),
  scene(
    51,
    `<path d="M0 206h320v34H0z" fill="#111924"/><path d="M58 84l70-30 142 26-72 34z" fill="#7b8aa0"/><path d="M58 84l140 30v92L58 172z" fill="url(#plate)"/><path d="M198 114l72-34v88l-72 38z" fill="#1b2533"/>${Array.from({ length: 9 }, (_, index) => `<path d="M${72 + index * 14} ${rounded(90 + index * 3)}v84" stroke="${GROUND}" stroke-opacity=".45" stroke-width="4"/><path d="M${69 + index * 14} ${rounded(89 + index * 3)}v84" stroke="${PAPER}" stroke-opacity=".16"/>`).join('')}<path d="M58 118l140 31v16L58 134z" fill="${AMBER}"/><path d="M198 149l72-36v15l-72 37z" fill="#8a5a14"/><path d="M226 118v70M246 108v68" stroke="#5b6a80" stroke-width="3"/><circle cx="234" cy="150" r="4" fill="${CYAN}"/><path d="M50 208h228" stroke="${AMBER}" stroke-opacity=".35" stroke-dasharray="10 8"/>`,
  ),
  scene(
    61,
    `<path d="M-20 96q130-8 190 4v40q-60 14-190 4z" fill="url(#jet)"/><path d="M-20 112q120-4 190 0v16q-70 6-190 0z" fill="#fff6e2" fill-opacity=".55"/><circle cx="176" cy="120" r="74" fill="url(#lamp)"/><path d="M172 82l46-26h110v128H218l-46-26z" fill="url(#shade)"/><path d="M172 82h22v76h-22z" fill="url(#plate)"/><path d="M218 56h110v30H210z" fill="#5b6a80"/>${seams(62, 222, 60, 100, 120)}<path d="M182 82v76" stroke="${AMBER}" stroke-width="4"/><g fill="${AMBER}">${stars(63, 160, 200, 16)}</g>`,
  ),
  scene(
    71,
    `<ellipse cx="160" cy="222" rx="250" ry="50" fill="#131c29"/><path d="M160 116l124 46-124 52-124-52z" fill="url(#plate)"/><path d="M36 162v16l124 54v-18zM284 162v16l-124 54v-18z" fill="#111924"/><path d="M160 130l86 32-86 37-86-37z" fill="none" stroke="${AMBER}" stroke-width="3"/><path d="M136 154l48-2v6l-17 1v10l17-1v6l-48 3v-6l17-1v-10l-17 1z" fill="${PAPER}"/><g><circle cx="160" cy="116" r="16" fill="url(#cold)"/><circle cx="284" cy="162" r="16" fill="url(#cold)"/><circle cx="36" cy="162" r="16" fill="url(#cold)"/><circle cx="160" cy="214" r="16" fill="url(#cold)"/></g><g transform="translate(196 24) scale(.34)">${corvette('url(#plate)', 72)}</g>`,
  ),
  scene(
    81,
    `<circle cx="262" cy="196" r="130" fill="#1a2a3c"/><path d="M142 146a130 130 0 0 1 178-66" stroke="${CYAN}" stroke-opacity=".5" fill="none"/><ellipse cx="16" cy="129" rx="46" ry="9" fill="url(#lamp)"/><g transform="translate(6 -4)">${corvette('url(#gold)', 82)}</g>`,
  ),
];

/** Two-color plates with a mark: default pictures for players who have not chosen one. */
const pilotColors = [
  ['#24435a', CYAN],
  ['#5a3524', AMBER],
  ['#23493a', '#63d8a0'],
  ['#4a2a3f', '#ff9a8f'],
  ['#2f3a5c', '#a9b8ff'],
  ['#4d4423', '#ffe08a'],
  ['#3a3f47', PAPER],
  ['#1d4a4f', '#8df0d8'],
] as const;

/** Paths in a square of 56 units. */
const marks = [
  'M28 12l14 32-14-8-14 8z',
  'M14 40V24l14-12 14 12v16l-14-8z',
  'M28 12l16 16-16 16-16-16zM28 20l-8 8 8 8 8-8z',
  'M12 36l16-24 16 24H34l-6-9-6 9z',
  'M16 14h24v8H24v6h12v8H24v8h-8z',
  'M28 11l5 12 12 5-12 5-5 12-5-12-12-5 12-5z',
  'M12 20l16-8 16 8v6l-16-8-16 8zM12 34l16-8 16 8v6l-16-8-16 8z',
  'M28 12a16 16 0 1 0 16 16h-8a8 8 0 1 1-8-8z',
];

const pilot = (index: number): string => {
  const [ground, light] = pilotColors[index] ?? pilotColors[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${GROUND}"/></linearGradient><path d="M0 0h56v56H0z" fill="url(#g)"/><path d="M0 40L40 0h8L0 48z" fill="${light}" fill-opacity=".08"/><path d="${marks[index] ?? ''}" fill="${light}" fill-rule="evenodd"/></svg>\n`;
};

mkdirSync(join(IMAGES, 'packs'), { recursive: true });
mkdirSync(join(IMAGES, 'pilots'), { recursive: true });
packs.forEach((picture, index) => writeFileSync(join(IMAGES, 'packs', `${index + 1}.svg`), picture));
marks.forEach((_, index) => writeFileSync(join(IMAGES, 'pilots', `${index + 1}.svg`), pilot(index)));
