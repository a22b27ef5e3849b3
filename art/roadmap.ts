import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { TextOutliner } from '#server/cards/outlines';

/** Renders the roadmap for the popup of landing and update pages in each language. */

const root = join(import.meta.dirname, '..');
const images = join(root, 'public/images');
const fonts = join(root, 'src/ui/kit/foundation/fonts');

const width = 1920;
const height = 1080;
const margin = 120;
const column = (width - 2 * margin) / 4;

const ground = '#070b12';
const hairline = '#263243';
const paper = '#f4eee3';
const soft = '#c3c5c8';
const amber = '#ffae42';
const cyan = '#67d4e8';

interface Stop {
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

const roadmaps: Readonly<Record<string, { readonly title: string; readonly stops: readonly Stop[] }>> = {
  'en-us': {
    title: 'What comes next',
    stops: [
      {
        when: 'December 2026',
        title: 'Winter convoy',
        text: 'Half a million blocks of ice, and arm G of Halden Ring opens.',
      },
      {
        when: 'February 2027',
        title: '2.8 Insurance',
        text: 'Insure a hull with another player. The contract pays by itself.',
      },
      {
        when: 'April 2027',
        title: '2.9 Water',
        text: 'Meltwater runs downhill, fills what you dug and freezes at night.',
      },
      {
        when: 'July 2027',
        title: '3.0 A second sun',
        text: 'A gate to a system that nobody has charted. The first map is yours.',
      },
    ],
  },
  'de-de': {
    title: 'Was als Nächstes kommt',
    stops: [
      {
        when: 'Dezember 2026',
        title: 'Winterkonvoi',
        text: 'Eine halbe Million Blöcke Eis, dann öffnet Arm G am Halden-Ring.',
      },
      {
        when: 'Februar 2027',
        title: '2.8 Versicherung',
        text: 'Versichere deinen Rumpf bei Mitspielern. Der Vertrag zahlt von selbst.',
      },
      {
        when: 'April 2027',
        title: '2.9 Wasser',
        text: 'Schmelzwasser fließt bergab, füllt deine Stollen und gefriert bei Nacht.',
      },
      {
        when: 'Juli 2027',
        title: '3.0 Zweite Sonne',
        text: 'Ein Tor zu einem System ohne Karte. Die erste zeichnest du.',
      },
    ],
  },
  'fr-fr': {
    title: 'La suite du voyage',
    stops: [
      {
        when: 'Décembre 2026',
        title: 'Convoi d’hiver',
        text: 'Un demi-million de blocs de glace, et le bras G de Halden ouvre.',
      },
      {
        when: 'Février 2027',
        title: '2.8 Assurances',
        text: 'Assurez une coque auprès d’un joueur. Le contrat paie tout seul.',
      },
      {
        when: 'Avril 2027',
        title: '2.9 L’eau',
        text: 'L’eau de fonte descend, remplit vos galeries et gèle la nuit.',
      },
      {
        when: 'Juillet 2027',
        title: '3.0 Second soleil',
        text: 'Une porte vers un système sans carte. La première sera la vôtre.',
      },
    ],
  },
};

const display = new TextOutliner(join(fonts, 'oxanium-site-wght-normal.woff2'));
const body = new TextOutliner(join(fonts, 'inter-site-wght-normal.woff2'));

const placed = (path: string, x: number, y: number, fill: string): string =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`;

const line = 520;

const stop = ({ when, title, text }: Stop, index: number): string => {
  const x = margin + index * column;
  const limits = { width: column - 70, most: 5 };
  const words = body
    .lines(text, 34, limits)
    .map(({ path }, row) => placed(path, x, line + 210 + row * 50, soft));
  const mark =
    index === 0
      ? `<path d="M${x} ${line - 16}h24l8 8v24h-24l-8-8z" fill="${amber}"/>`
      : `<path d="M${x} ${line - 16}h24l8 8v24h-24l-8-8z" fill="${ground}" stroke="${cyan}" stroke-width="3"/>`;
  return [
    placed(display.line(when, 32).path, x, line - 70, index === 0 ? amber : cyan),
    mark,
    placed(display.lines(title, 46, { width: column - 30, most: 1 })[0]?.path ?? '', x, line + 120, paper),
    ...words,
  ].join('');
};

const stars = Array.from({ length: 260 }, (_, index) => {
  const x = (index * 7919) % width;
  const y = (index * 104_729) % height;
  return `<circle cx="${x}" cy="${y}" r="${index % 5 === 0 ? 1.6 : 0.9}" fill="${paper}" opacity="${0.1 + (index % 7) / 22}"/>`;
}).join('');

const svgOf = (title: string, stops: readonly Stop[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="limb" cx=".5" cy="1.9" r="1.2"><stop offset=".8" stop-color="#10303b"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#limb)"/>${stars}${placed(display.line(title, 84).path, margin, 250, paper)}<path d="M${margin} ${line}H${width}" stroke="${hairline}" stroke-width="4"/>${stops.map(stop).join('')}</svg>`;

const manifestFile = join(images, 'manifest.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>;

for (const [locale, { title, stops }] of Object.entries(roadmaps)) {
  const name = `roadmap-${locale}`;
  const picture = sharp(Buffer.from(svgOf(title, stops)));
  const sources = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const size of [960, width]) {
      const url = `/images/${name}-${size}.${format}`;
      await picture
        .clone()
        .resize({ width: size })
        .toFormat(format, { quality: format === 'avif' ? 62 : 82 })
        .toFile(join(root, 'public', url));
      sources.push({ type: `image/${format}`, width: size, url });
    }
  }
  const fallback = `/images/${name}-${width}.webp`;
  manifest[name] = { width, height, sources, fallback, author: 'Farstead', coordinates: '' };
}

const sorted = Object.fromEntries(Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
