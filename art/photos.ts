import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { LightField } from './lib/camera';
import { denoise, type Exposure } from './lib/denoise';
import { develop } from './lib/develop';
import { bandOf, publish } from './lib/publish';
import { PHOTOS, type Photo } from './photos/catalogue';

const ROOT = join(import.meta.dirname, '..');
const IMAGES = join(ROOT, 'public/images');
const NEGATIVES = join(ROOT, '.cache/art/photos');
const CHANNELS = 13;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'string' },
    samples: { type: 'string' },
    /** Publishes it in this width for now; `next` raises it to its own. */
    width: { type: 'string' },
    /** Takes the light of the last rendering and only develops it again. */
    again: { type: 'boolean' },
    /** Only the first picture of the catalogue that is not published in its size yet. */
    next: { type: 'boolean' },
  },
});

const negative = (photo: Photo): string => join(NEGATIVES, `${photo.name}-${photo.width}.light`);

/** Only uses time that nothing else on the machine wants. */
async function render(photo: Photo): Promise<Exposure> {
  const target = `${negative(photo)}.raw`;
  const script = join(import.meta.dirname, 'blender/photograph.py');
  const size = [photo.width, photo.height, values.samples ?? photo.samples].map(String);
  const child = spawn(
    'chrt',
    ['-i', '0', 'nice', '-n', '19', 'blender', '-b', '-t', '2', '--python-exit-code', '1'].concat(
      ['--python', script, '--', photo.place, photo.shot],
      size,
      target,
    ),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  child.stdout.on('data', (text: Buffer) => {
    for (const line of text.toString().split('\n')) if (line.startsWith(photo.place)) console.log(line);
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`Blender ended with ${code}`);
  const bytes = readFileSync(target);
  rmSync(target);
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  const count = photo.width * photo.height;
  if (floats.length !== count * CHANNELS) throw new Error(`${target} has ${floats.length} floats`);
  const part = (from: number, channels: number): Float32Array =>
    floats.slice(from * count, (from + channels) * count);
  return {
    width: photo.width,
    height: photo.height,
    halves: [part(0, 3), part(3, 3)],
    albedo: part(6, 3),
    normal: part(9, 3),
    mist: part(12, 1),
  };
}

/** Four floats a pixel: light and mist. */
function keep(photo: Photo, { light }: LightField, mist: Float32Array): void {
  const kept = new Float32Array(light.length + mist.length);
  kept.set(light);
  kept.set(mist, light.length);
  writeFileSync(negative(photo), Buffer.from(kept.buffer));
}

function hazy(photo: Photo): LightField {
  const bytes = readFileSync(negative(photo));
  const kept = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  const count = photo.width * photo.height;
  const light = kept.slice(0, count * 3);
  const { haze } = photo;
  if (haze) {
    for (let c = 0; c < light.length; c++) {
      const far = kept[count * 3 + ((c / 3) | 0)] ?? 0;
      const veil = 1 - Math.exp(-3 * far * haze.amount);
      light[c] = (light[c] ?? 0) * (1 - veil) + (haze.colour[c % 3] ?? 0) * veil;
    }
  }
  return { width: photo.width, height: photo.height, light };
}

const draftOf = (photo: Photo, width: number): Photo => ({
  ...photo,
  width,
  height: Math.round((photo.height * width) / photo.width),
});

const smaller = (photo: Photo, width: number): Photo => ({
  ...draftOf(photo, width),
  widths: [...photo.widths.filter((other) => other < width), width],
});

async function make(photo: Photo): Promise<void> {
  const started = Date.now();
  if (!values.again || !existsSync(negative(photo))) {
    const exposure = await render(photo);
    keep(photo, denoise(exposure), exposure.mist);
  }
  const seed = [...photo.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e6;
  const rgb = develop(hazy(photo), photo.development, seed);
  await sharp(rgb, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .png()
    .toFile(join(NEGATIVES, `${photo.name}${values.draft === undefined ? '' : '-draft'}.png`));
  if (values.draft === undefined) {
    await publish(photo, rgb, IMAGES);
    if (photo.band) await publish(...bandOf(photo, photo.band, rgb), IMAGES);
  }
  console.log(
    `${photo.name}: ${photo.width}×${photo.height}, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
}

function missing(): Photo[] {
  const done = JSON.parse(readFileSync(join(IMAGES, 'manifest.json'), 'utf8')) as Record<
    string,
    { width: number } | undefined
  >;
  return PHOTOS.filter(({ name, width }) => (done[name]?.width ?? 0) < width).slice(0, 1);
}

mkdirSync(NEGATIVES, { recursive: true });
const wanted = values.next
  ? missing()
  : PHOTOS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (wanted.length === 0) throw new Error('no such picture, or none missing');
for (const photo of wanted) {
  if (values.draft !== undefined) await make(draftOf(photo, Number(values.draft)));
  else await make(values.width === undefined ? photo : smaller(photo, Number(values.width)));
}
