/** @jest-environment node */
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import manifest from '../../../../public/images/manifest.json';
import { pressKitArchive } from '#scripts/pressKit/archive';
import { readPressKit, type PressKit } from '#scripts/pressKit/PressKit';
import { locales } from '#domain/language/Locale';
import { pressKit } from '#ui/press/pressKit';

const root = join(__dirname, '../../../..');

let kit: PressKit;
let bytes: Uint8Array;
let files: Readonly<Record<string, Uint8Array>>;

beforeAll(async () => {
  kit = await readPressKit(join(root, 'content/press-kit'));
  bytes = await pressKitArchive(kit, join(root, 'public'));
  files = unzipSync(bytes);
}, 60_000);

const fileAt = (path: string): Uint8Array => {
  const file = files[`farstead-press-kit/${path}`];
  if (!file) throw new Error(`The kit has no ${path}`);
  return file;
};

it('PR-01 the archive’s name matches the link on the page', () => {
  expect(pressKit.file).toBe(`/downloads/${kit.archive}.zip`);
});

it.each(locales)('PR-01 contains the fact sheet, descriptions and credits in %s', (locale) => {
  const { folder, files: names, title, facts, descriptions, captions } = kit.texts[locale];
  const sheet = strFromU8(fileAt(`${folder}/${names.factSheet}.html`));
  expect(sheet).toContain(title);
  for (const { value } of facts) expect(sheet).toContain(value);
  const written = strFromU8(fileAt(`${folder}/${names.descriptions}.txt`));
  for (const { text } of descriptions) expect(written).toContain(text);
  const credits = strFromU8(fileAt(`${folder}/${names.credits}.txt`));
  for (const name of kit.pictures) {
    expect(captions[name]).toBeTruthy();
    expect(credits).toContain(manifest[name as keyof typeof manifest].author);
  }
});

it.each(locales)('PR-01 the descriptions in %s have about as many words as their titles state', (locale) => {
  for (const { title, text } of kit.texts[locale].descriptions) {
    const wanted = Number.parseInt(title, 10);
    expect(Math.abs(text.split(/\s+/).length - wanted)).toBeLessThanOrEqual(wanted * 0.12);
  }
});

it('PR-01 contains the logos as SVG and PNG for dark and white backgrounds', async () => {
  for (const { name, pixels } of kit.logos) {
    for (const ground of ['on-dark', 'on-white']) {
      expect(strFromU8(fileAt(`logos/${name}-${ground}.svg`))).toContain('<svg');
      const { format, width, hasAlpha } = await sharp(fileAt(`logos/${name}-${ground}.png`)).metadata();
      expect({ format, width, hasAlpha }).toEqual({ format: 'png', width: pixels, hasAlpha: true });
    }
  }
});

it('PR-01 contains the screenshots as full-size JPEG files', async () => {
  for (const name of kit.pictures) {
    const { sources } = manifest[name as keyof typeof manifest];
    const { format, width } = await sharp(fileAt(`screenshots/farstead-${name}.jpg`)).metadata();
    expect({ format, width }).toEqual({
      format: 'jpeg',
      width: Math.max(...sources.map((source) => source.width)),
    });
  }
});

it('PR-01 contains every video as MP4', () => {
  for (const { name } of kit.films) expect(fileAt(`film/${name}.mp4`).length).toBeGreaterThan(1_000_000);
});

it('PR-01 the archive is identical on each run', async () => {
  const again = await pressKitArchive(kit, join(root, 'public'));
  expect(Buffer.compare(Buffer.from(bytes), Buffer.from(again))).toBe(0);
}, 60_000);

it('PR-01 a missing picture fails the build with an error that names it', async () => {
  const wrong = { ...kit, logos: [], pictures: ['nowhere'] };
  await expect(pressKitArchive(wrong, join(root, 'public'))).rejects.toThrow('nowhere');
});
