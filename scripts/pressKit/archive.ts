import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { locales, type Locale } from '#domain/language/Locale';
import { factSheet } from './factSheet';
import type { PressKitTexts, PressKit } from './PressKit';

interface DrawnPicture {
  readonly author: string;
  readonly coordinates: string;
  readonly sources: readonly { readonly type: string; readonly width: number; readonly url: string }[];
}

type Manifest = Readonly<Record<string, DrawnPicture>>;

/** Fixed modification date of all files, so that the archive is reproducible. */
const fixedDate = (): Date => new Date(2026, 0, 1);

/** Darkens the light parts of the logo for use on white pages. */
const onWhite = (svg: string): string => svg.replaceAll('#f4eee3', '#070b12');

/** Joins lines for text editors on Windows, which need a byte order mark and CRLF line endings. */
const lines = (...all: readonly string[]): string => `\ufeff${all.join('\r\n')}\r\n`;

const pictureOf = (manifest: Manifest, name: string): DrawnPicture => {
  const picture = manifest[name];
  if (!picture) throw new Error(`The press kit names a picture that the site does not have: ${name}`);
  return picture;
};

/** Converts the largest version of an image to JPEG, because not all newspapers can open newer formats. */
const fullSize = async (folder: string, { sources }: DrawnPicture): Promise<Buffer> => {
  const [largest] = sources
    .filter(({ type }) => type === 'image/webp')
    .toSorted((one, other) => other.width - one.width);
  return sharp(await readFile(join(folder, largest?.url ?? '')))
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

const logosIn = async (folder: string, { logos }: PressKit): Promise<Zippable> => {
  const files: Zippable = {};
  for (const { name, file, pixels } of logos) {
    const light = await readFile(join(folder, file), 'utf8');
    for (const [ground, svg] of [
      ['on-dark', light],
      ['on-white', onWhite(light)],
    ] as const) {
      files[`logos/${name}-${ground}.svg`] = strToU8(svg);
      files[`logos/${name}-${ground}.png`] = await sharp(Buffer.from(svg), { density: 1200 })
        .resize({ width: pixels })
        .png()
        .toBuffer();
    }
  }
  return files;
};

const textsIn = (kit: PressKit, locale: Locale, logo: string, manifest: Manifest): Zippable => {
  const words = kit.texts[locale];
  const { folder, files } = words;
  const descriptions = words.descriptions.flatMap(({ title, text }) => ['', title, text]);
  return {
    [`${folder}/${files.factSheet}.html`]: strToU8(factSheet(words, locale, logo)),
    [`${folder}/${files.descriptions}.txt`]: strToU8(lines(words.descriptionsTitle, ...descriptions)),
    [`${folder}/${files.credits}.txt`]: strToU8(creditsIn(kit, words, manifest)),
  };
};

const creditsIn = ({ pictures }: PressKit, words: PressKitTexts, manifest: Manifest): string =>
  lines(
    words.creditsTitle,
    words.creditsText,
    ...pictures.flatMap((name) => {
      const { author, coordinates } = pictureOf(manifest, name);
      return ['', `farstead-${name}.jpg`, words.captions[name] ?? '', `${author}, ${coordinates}`];
    }),
  );

/** Creates the press kit as a zip (PR-01). @param folder path of `public` */
export const pressKitArchive = async (kit: PressKit, folder: string): Promise<Uint8Array> => {
  const manifest = JSON.parse(await readFile(join(folder, 'images/manifest.json'), 'utf8')) as Manifest;
  const logo = onWhite(await readFile(join(folder, 'wordmark.svg'), 'utf8'));
  const files: Zippable = await logosIn(folder, kit);
  for (const locale of locales) Object.assign(files, textsIn(kit, locale, logo, manifest));
  for (const name of kit.pictures) {
    files[`screenshots/farstead-${name}.jpg`] = await fullSize(folder, pictureOf(manifest, name));
  }
  for (const { name, file } of kit.films) {
    files[`film/${name}.${file.split('.').at(-1)}`] = new Uint8Array(await readFile(join(folder, file)));
  }
  // Not compressed, because the images and videos already are.
  const stored = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return zipSync({ [kit.archive]: Object.fromEntries(stored) }, { level: 0, mtime: fixedDate() });
};
